// Shows the upper bits of a counter that a button clears.
module blinker (
    input            clk,
    input            clear,
    output     [3:0] led
);
  reg [26:0] count = 0;
  always @(posedge clk) begin
    if (clear) count <= 0;
    else count <= count + 1;
  end
  assign led = count[26:23];
endmodule
