// Counts pulses whose sample is above a threshold, and the cycles in which it is blind after each.
module neutron_counter #(
    parameter WIDTH = 32
) (
    input                  clk,
    input                  rst,
    input      [ 7:0]      sample,
    input      [ 7:0]      threshold,
    input      [ 2:0]      address,
    output reg [ 7:0]      data
);
  reg was_above;
  reg [WIDTH-1:0] pulses;
  wire is_above = sample > threshold;
  reg [5:0] blind;
  reg [WIDTH-1:0] dead;
  wire counts = is_above && !was_above && blind == 0;
  always @(posedge clk) begin
    was_above <= is_above;
    if (rst) pulses <= 0;
    else if (counts) pulses <= pulses + 1;
    if (rst) {dead, blind} <= 0;
    else if (counts) blind <= 40;
    else if (blind != 0) {dead, blind} <= {dead + 1'b1, blind - 6'd1};
    data <= {dead, pulses} >> (8 * address);
  end
endmodule
