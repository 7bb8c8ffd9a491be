// Counts pulses whose sample is above a threshold.
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
  wire counts = is_above && !was_above;
  always @(posedge clk) begin
    was_above <= is_above;
    if (rst) pulses <= 0;
    else if (counts) pulses <= pulses + 1;
    data <= pulses >> (8 * address[1:0]);
  end
endmodule
