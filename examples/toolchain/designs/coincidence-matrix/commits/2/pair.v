// Counts coincidences. A hit opens a gate of its own for four cycles, and the pair is counted once per gate.
module pair #(
    parameter WIDTH = 10
) (
    input                  clk,
    input                  rst,
    input                  a,
    input                  b,
    output reg [WIDTH-1:0] count
);
  reg [1:0] left;
  reg was_open;
  wire open = left != 0;
  always @(posedge clk) begin
    left <= rst ? 0 : a ? 3 : left - open;
    was_open <= open && b;
    if (rst) count <= 0;
    else if (open && b && !was_open) count <= count + 1;
  end
endmodule
