// Records samples in the large RAM blocks from before a trigger on.
module waveform_recorder #(
    parameter THRESHOLD = 40,
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
  wire [15:0] packed_word = sample;
  wire store = !full;
  // Compares the mean of the last samples, so that noise does not trigger.
  localparam TAPS = 2;
  reg [16*TAPS-1:0] line;
  reg [19:0] sum;
  always @(posedge clk) begin
    line <= {line, sample};
    sum <= rst ? 0 : sum + sample - line[16*TAPS-1-:16];
  end
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
      if (!is_triggered && sum > TAPS * THRESHOLD) begin
        is_triggered <= 1;
        stop <= at - PRETRIGGER;
      end
      if (is_triggered && at == stop) full <= 1;
    end
  end
endmodule
