// One tick for each CYCLES clock cycles.
module prescaler #(
    parameter CYCLES = 10
) (
    input  clk,
    input  clear,
    output tick
);
  reg [23:0] count = 0;
  assign tick = count == CYCLES - 1;
  always @(posedge clk) begin
    if (clear || tick) count <= 0;
    else count <= count + 1;
  end
endmodule
