// A synchronous queue. Words pushed while it is full and pops while it is empty are ignored.
module fifo (
    input             clk,
    input             rst,
    input             push,
    input      [ 7:0] in,
    input             pop,
    output reg [ 7:0] out,
    output            empty,
    output            full
);
  reg [7:0] words[0:511];
  reg [9:0] written, read;

  assign empty = written == read;
  assign full  = written == {~read[9], read[8:0]};

  always @(posedge clk) begin
    if (push && !full) words[written[8:0]] <= in;
    if (pop && !empty) out <= words[read[8:0]];
  end

  always @(posedge clk) begin
    if (rst) begin
      written <= 0;
      read <= 0;
    end else begin
      if (push && !full) written <= written + 1;
      if (pop && !empty) read <= read + 1;
    end
  end
endmodule
