// A trapezoid with a rise of 4 cycles and a flat top of 2: the difference of two moving sums. `peak` keeps its height.
// Three pipeline stages: both differences, their sum, and the trapezoid.
module pulse_shaper (
    input                    clk,
    input                    rst,
    input              [7:0] sample,
    input                    clear,
    output reg signed [11:0] shaped,
    output reg signed [11:0] peak
);
  wire [7:0] after4, after6, after10;

  delay #(4) rise (clk, rst, sample, after4);
  delay #(2) flat (clk, rst, after4, after6);
  delay #(4) fall (clk, rst, after6, after10);

  reg signed [8:0] up, down;
  reg signed [9:0] step;
  reg signed [11:0] previous;
  reg is_higher;

  always @(posedge clk) begin
    if (rst) begin
      up <= 0;
      down <= 0;
      step <= 0;
      shaped <= 0;
      previous <= 0;
      is_higher <= 0;
    end else begin
      up <= sample - after4;
      down <= after6 - after10;
      step <= up - down;
      shaped <= shaped + step;
      previous <= shaped;
      is_higher <= shaped > peak;
    end
    if (rst || clear) peak <= 0;
    else if (is_higher) peak <= previous;
  end
endmodule
