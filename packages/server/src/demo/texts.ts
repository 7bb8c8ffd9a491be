/** The demo's license agreement. */
export const agreement = `<h1>License agreement</h1>
<p>This agreement is between you and Example Instruments and governs the use of the compiler, its libraries and the firmware that it produces.</p>
<h2>1. Grant</h2>
<p>Each license allows one person to use the compiler on one workstation at a time. A license that is shared by a team is held by one member at a time.</p>
<h2>2. Remote services</h2>
<p>Builds and simulations that run on our servers process the sources you submit. Sources are deleted after the build unless you allow us to keep them.</p>
<h2>3. Firmware</h2>
<p>Firmware that you produce belongs to you. The library blocks in it remain ours and may be used on supported boards without limit of time.</p>
<h2>4. Warranty</h2>
<p>The compiler is provided as it is. We correct faults that you report while your license is valid.</p>
<h2>5. Term</h2>
<p>A license ends at its expiration date. Projects and firmware stay available to you afterwards.</p>`;

/** The demo's privacy policy. */
export const privacyPolicy = `<h1>Privacy policy</h1>
<p>Example Instruments keeps the data of your profile to provide licenses, builds and support.</p>
<ul>
<li>Your name, email address, organization and country are required to issue licenses.</li>
<li>Sessions record address, browser and time, and are deleted when they end.</li>
<li>We send marketing emails only if you have agreed to them.</li>
</ul>
<p>You may ask for a copy of your data, or for its deletion, at any time through the support page.</p>`;
