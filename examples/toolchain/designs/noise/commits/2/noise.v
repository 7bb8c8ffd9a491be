// White noise from a shift register of 32 bits.
module noise (
    input                  clk,
    input                  rst,
    output reg [7:0] value
);
  reg [31:0] state;
  integer n;
  reg [31:0] next;
  // As many steps a cycle as the value has bits, so that values do not overlap.
  always @* begin
    next = state;
    for (n = 0; n < 8; n = n + 1) next = {next[30:0], next[31] ^ next[21] ^ next[1] ^ next[0]};
  end
  always @(posedge clk) begin
    state <= rst ? 1 : next;
    value <= next[7:0];
  end
endmodule
