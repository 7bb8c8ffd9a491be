// White noise from a shift register of 16 bits.
module noise (
    input                  clk,
    input                  rst,
    output reg [7:0] value
);
  reg [15:0] state;
  integer n;
  reg [15:0] next;
  // As many steps a cycle as the value has bits, so that values do not overlap.
  always @* begin
    next = state;
    for (n = 0; n < 8; n = n + 1) next = {next[14:0], next[15] ^ next[14] ^ next[12] ^ next[3]};
  end
  always @(posedge clk) begin
    state <= rst ? 1 : next;
    value <= next[7:0];
  end
endmodule
