import '../../views/encoder';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentText } from '../../../../src/admin/chat/ConsentText';

const shown = ( html: string ) =>
	renderToStaticMarkup( <ConsentText html={ html } /> ).replace( /^<span[^>]*>|<\/span>$/g, '' );

describe( 'the preview of the consent text', () => {
	it.each( [
		[ 'a &amp; b <em>c</em>', 'a &amp; b <em>c</em>' ],
		[ '<a href="/privacy/" title="t">d</a>', '<a href="/privacy/" title="t">d</a>' ],
		[ '<a href="mailto:a@example.org">e</a>', '<a href="mailto:a@example.org">e</a>' ],
		[ '<del datetime="2026-01-01">f</del>', '<del dateTime="2026-01-01">f</del>' ],
	] )( 'the preview shows the allowed HTML %s', ( html, expected ) => {
		expect( shown( html ) ).toBe( expected );
	} );

	it.each( [
		[ '<a href="javascript:alert(1)">a</a>', '<a>a</a>' ],
		[ '<a href=" jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>' ],
		[ '<a href="data:text/html,b">a</a>', '<a>a</a>' ],
		[ '<a href="/" onclick="b()" style="color:red" target="c">a</a>', '<a href="/">a</a>' ],
		[ '<img src=x onerror="b()">a', 'a' ],
		[ '<script>b()</script><style>c{}</style>a<!-- d -->', 'a' ],
		[ '<p>a <b>b</b></p>', 'a <b>b</b>' ],
	] )( 'the preview leaves out what the server removes from %s', ( html, expected ) => {
		expect( shown( html ) ).toBe( expected );
	} );
} );
