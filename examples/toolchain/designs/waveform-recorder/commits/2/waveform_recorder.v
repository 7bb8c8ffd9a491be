// Records samples in the large RAM blocks from before a trigger on.
module waveform_recorder #(
    parameter THRESHOLD = 100,
    parameter PRETRIGGER = 36
) (
    input             clk,
    input             rst,
    input      [15:0] sample,
    input             next,
    output reg [15:0] word,
    output reg        full
);
  localparam BANKS = 2;
  reg [15:0] at, stop;
  reg is_triggered;
  // A run of samples near the baseline is stored as its length.
  reg [7:0] run;
  wire is_quiet = sample < THRESHOLD / 4 && run != 8'hff;
  wire [15:0] packed_word = run != 0 ? {8'h80, run} : sample;
  wire store = !full && !is_quiet;
  always @(posedge clk) run <= rst || !is_quiet ? 0 : run + 1;
  wire [15:0] words[0:BANKS-1];
  genvar n;
  generate
    for (n = 0; n < BANKS; n = n + 1) begin : bank
      reg [15:0] memory[0:16383];
      reg [15:0] read;
      assign words[n] = read;
      always @(posedge clk) begin
        if (store && at[15:14] == n) memory[at[13:0]] <= packed_word;
        else read <= memory[at[13:0]];
      end
    end
  endgenerate
  always @(posedge clk) begin
    word <= words[at[14]];
    if (rst) {at, full, is_triggered} <= 0;
    else if (store || next) begin
      at <= at + 1;
      if (!is_triggered && sample > THRESHOLD) begin
        is_triggered <= 1;
        stop <= at - PRETRIGGER;
      end
      if (is_triggered && at == stop) full <= 1;
    end
  end
endmodule
