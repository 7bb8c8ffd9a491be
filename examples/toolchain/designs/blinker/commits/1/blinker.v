// Shows the upper bits of a free-running counter.
module blinker (
    input            clk,
    output     [3:0] led
);
  reg [26:0] count = 0;
  always @(posedge clk) count <= count + 1;
  assign led = count[26:23];
endmodule
