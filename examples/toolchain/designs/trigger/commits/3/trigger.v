// `fire` is high for one cycle when the sample reaches the level. It arms again below the level less a margin, and not
// before `holdoff` cycles have passed.
module trigger #(
    parameter MARGIN = 4
) (
    input             clk,
    input             rst,
    input      [ 7:0] sample,
    input      [ 7:0] level,
    input      [ 7:0] holdoff,
    output reg        fire,
    output reg [ 7:0] count
);
  reg is_armed;
  reg [7:0] left;
  wire is_high = sample >= level;
  wire is_low = sample < level - MARGIN;
  wire fires = is_armed && is_high && left == 0;
  always @(posedge clk) begin
    fire <= !rst && fires;
    if (rst || is_high) is_armed <= 0;
    else if (is_low) is_armed <= 1;
    if (rst) begin
      left <= 0;
      count <= 0;
    end else if (fires) begin
      left <= holdoff;
      count <= count + 1;
    end else if (left != 0) left <= left - 1;
  end
endmodule
