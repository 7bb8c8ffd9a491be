// A trapezoid with a rise of 4 cycles and a flat top of 2: the difference of two moving sums. `peak` keeps its height.
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

  wire signed [11:0] next = shaped + sample - after4 - after6 + after10;

  always @(posedge clk) begin
    if (rst) shaped <= 0;
    else shaped <= next;
    if (rst || clear) peak <= 0;
    else if (next > peak) peak <= next;
  end
endmodule
