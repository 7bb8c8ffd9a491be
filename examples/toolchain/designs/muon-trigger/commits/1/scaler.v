// Counts the cycles in which `event_in` is high.
module scaler #(
    parameter WIDTH = 24
) (
    input                  clk,
    input                  rst,
    input                  event_in,
    output reg [WIDTH-1:0] count
);
  always @(posedge clk) begin
    if (rst) count <= 0;
    else if (event_in) count <= count + 1;
  end
endmodule
