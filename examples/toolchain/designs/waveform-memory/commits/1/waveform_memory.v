// Records a sample each cycle while `record` is high. Each `next` reads one word back, from the start.
module waveform_memory (
    input             clk,
    input             rst,
    input             record,
    input             next,
    input      [15:0] sample,
    output reg [15:0] word
);
  reg [15:0] samples[0:16383];
  reg [13:0] written, read;
  wire [13:0] selected = record ? written : read;

  always @(posedge clk) begin
    if (record) samples[selected] <= sample;
    else word <= samples[selected];
  end

  always @(posedge clk) begin
    if (rst) begin
      written <= 0;
      read <= 0;
    end else if (record) written <= written + 1;
    else if (next) read <= read + 1;
  end
endmodule
