// A transmitter and a receiver with one clock.
module uart (
    input        clk,
    input        rst,
    input        start,
    input  [7:0] send,
    output       tx,
    output       busy,
    input        rx,
    input        loopback,
    output [7:0] received,
    output       valid
);
  uart_tx transmitter (
      .clk  (clk),
      .rst  (rst),
      .start(start),
      .data (send),
      .tx   (tx),
      .busy (busy)
  );
  uart_rx receiver (
      .clk  (clk),
      .rst  (rst),
      .rx   (loopback ? tx : rx),
      .data (received),
      .valid(valid)
  );
endmodule
