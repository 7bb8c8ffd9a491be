// `fire` is high for one cycle when the sample reaches the level.
module trigger (
    input             clk,
    input             rst,
    input      [ 7:0] sample,
    input      [ 7:0] level,
    output reg        fire
);
  reg is_above;
  wire is_high = sample >= level;
  always @(posedge clk) begin
    is_above <= rst || is_high;
    fire <= !rst && is_high && !is_above;
  end
endmodule
