// Counts samples by their height, in 1024 bins of block RAM.
module histogrammer (
    input             clk,
    input             rst,
    input             valid,
    input      [ 9:0] sample,
    input             read,
    input      [ 9:0] address,
    output reg [11:0] count
);
  localparam BITS = 10;
  reg [11:0] bins[0:(1<<BITS)-1];
  reg [BITS-1:0] at;
  reg is_second, clears;
  reg [11:0] old;
  wire [BITS-1:0] wanted = read ? address[BITS-1:0] : sample[9-:BITS];
  always @(posedge clk) begin
    old <= bins[wanted];
    at <= wanted;
    is_second <= !rst && (valid || read);
    clears <= 0;
    if (is_second) bins[at] <= clears ? 0 : old + !read;
    count <= old;
  end
endmodule
