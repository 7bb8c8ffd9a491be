// `fire` is high for one cycle when the sample reaches the level. It arms again below the level less a margin.
module trigger #(
    parameter MARGIN = 4
) (
    input             clk,
    input             rst,
    input      [ 7:0] sample,
    input      [ 7:0] level,
    output reg        fire
);
  reg is_armed;
  wire is_high = sample >= level;
  wire is_low = sample < level - MARGIN;
  always @(posedge clk) begin
    fire <= !rst && is_armed && is_high;
    if (rst || is_high) is_armed <= 0;
    else if (is_low) is_armed <= 1;
  end
endmodule
