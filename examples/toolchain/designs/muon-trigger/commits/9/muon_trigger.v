// Four planes of four scintillators. A hit in every plane is a trigger; scalers count the hits of each paddle.
module muon_trigger (
    input             clk,
    input             rst,
    input      [15:0] hit,
    input      [ 3:0] veto,
    input      [ 7:0] address,
    output reg [ 7:0] data,
    output reg        trigger
);
  localparam WIDTH = 48;

  // Two registers on each input: hits come from outside the clock's domain.
  reg [15:0] met, synced;
  always @(posedge clk) {synced, met} <= {met, hit};

  reg [15:0] before;
  wire [15:0] rising = synced & ~before;
  always @(posedge clk) before <= synced;

  wire [15:0] open;
  window #(.CYCLES(6)) coincide[15:0] (clk, rst, rising, open);

  wire [3:0] plane = {|open[15:12], |open[11:8], |open[7:4], |open[3:0]};
  // Delayed by more than the window, two planes can only meet by accident.
  wire [3:0] late;
  later #(.CYCLES(24)) delay[3:0] (clk, plane, late);
  reg is_accident;
  reg [WIDTH-1:0] accidents;
  always @(posedge clk) begin
    is_accident <= &{plane[3:2], late[1:0]};
    if (rst) accidents <= 0;
    else if (is_accident) accidents <= accidents + 1;
  end
  // The gate is compared one cycle later than the planes, and both meet in a register.
  wire [3:0] vetoed;
  window #(.CYCLES(6)) shut[3:0] (clk, rst, veto, vetoed);
  reg veto_gate, all_planes;
  always @(posedge clk) begin
    veto_gate <= |vetoed;
    all_planes <= &plane;
    trigger <= all_planes && !veto_gate;
  end

  wire [16*WIDTH-1:0] counts;
  scaler #(.WIDTH(WIDTH), .IS_LATCHED(1)) scalers[15:0] (clk, rst, rising, address == 8'hff, counts);
  wire [17*WIDTH-1:0] all = {accidents, counts};

  // Each stored word is one scaler's low half, so the scalers can be read back in order.
  wire store = address == 8'hfe;
  reg [15:0] stored;
  wire [15:0] word;
  history past (clk, rst, store, stored, word);
  always @(posedge clk) begin
    stored <= all[address[4:0]*WIDTH+:16];
    data <= address[7] ? word[address[0]*8+:8] : all[address[6:0]*8+:8];
  end
endmodule
