// Counts the cycles in which both inputs are high.
module pair #(
    parameter WIDTH = 10
) (
    input                  clk,
    input                  rst,
    input                  a,
    input                  b,
    output reg [WIDTH-1:0] count
);
  always @(posedge clk) begin
    if (rst) count <= 0;
    else if (a && b) count <= count + 1;
  end
endmodule
