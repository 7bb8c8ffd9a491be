// White noise from a shift register of 63 bits.
module noise (
    input                  clk,
    input                  rst,
    output reg [11:0] value
);
  reg [62:0] state;
  integer n;
  reg [62:0] next;
  // As many steps a cycle as the value has bits, so that values do not overlap.
  always @* begin
    next = state;
    for (n = 0; n < 12; n = n + 1) next = {next[61:0], next[62] ^ next[61]};
  end
  always @(posedge clk) begin
    state <= rst ? 1 : next;
    value <= next[11:0];
  end
endmodule
