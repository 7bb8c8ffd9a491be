// Four planes of four scintillators. A hit in every plane is a trigger; scalers count the hits of each paddle.
module muon_trigger (
    input             clk,
    input             rst,
    input      [15:0] hit,
    input      [ 7:0] address,
    output reg [ 7:0] data,
    output reg        trigger
);
  localparam WIDTH = 24;

  reg [15:0] before;
  wire [15:0] rising = hit & ~before;
  always @(posedge clk) before <= hit;

  wire [3:0] plane = {|rising[15:12], |rising[11:8], |rising[7:4], |rising[3:0]};
  always @(posedge clk) trigger <= &plane;

  wire [16*WIDTH-1:0] counts;
  scaler #(.WIDTH(WIDTH)) scalers[15:0] (clk, rst, rising, counts);
  wire [17*WIDTH-1:0] all = {{WIDTH{1'b0}}, counts};
  always @(posedge clk) data <= all[address[6:0]*8+:8];
endmodule
