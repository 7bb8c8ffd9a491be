// Records a sample each cycle while `record` is high, until the memory is full. Each `next` reads one word back, from
// the start.
module waveform_memory (
    input             clk,
    input             rst,
    input             record,
    input             next,
    input      [15:0] sample,
    output reg [15:0] word,
    output            full
);
  reg [15:0] samples[0:16383];
  reg [14:0] written;
  reg [13:0] read;
  wire writes = record && !full;
  wire [13:0] selected = writes ? written[13:0] : read;

  assign full = written[14];

  always @(posedge clk) begin
    if (writes) samples[selected] <= sample;
    else word <= samples[selected];
  end

  always @(posedge clk) begin
    if (rst) begin
      written <= 0;
      read <= 0;
    end else if (writes) written <= written + 1;
    else if (next) read <= read + 1;
  end
endmodule
