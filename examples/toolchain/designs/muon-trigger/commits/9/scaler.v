// Counts the cycles in which `event_in` is high. With a latch, `count` holds still for the readout while counting goes on.
module scaler #(
    parameter WIDTH = 24,
    parameter IS_LATCHED = 0
) (
    input                  clk,
    input                  rst,
    input                  event_in,
    input                  hold,
    output reg [WIDTH-1:0] count
);
  reg [WIDTH-1:0] running;
  always @(posedge clk) begin
    if (rst) running <= 0;
    else if (event_in) running <= running + 1;
    if (hold) count <= running;
  end
endmodule
