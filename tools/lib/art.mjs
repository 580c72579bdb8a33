/**
 * The shapes and colours of the project's drawings, and how a drawing becomes WebP or PNG: by the browser, so that no
 * image library is needed.
 */
import { chromium } from 'playwright';

export const C = {
	paper: '#f3efe5',
	stone: '#e7e0d1',
	sand: '#d9cfbb',
	shade: '#c3b69d',
	mist: '#d3e3da',
	sage: '#9cc3b1',
	leaf: '#4f8f78',
	green: '#0f5b47',
	deep: '#0b4335',
	night: '#0a2f27',
	warm: '#b4532a',
	glow: '#e0a27c',
	sun: '#f1cda8',
};

/** A round arch standing on y + h. */
export const arch = ( x, y, w, h, fill, extra = '' ) =>
	`<path d="M${ x } ${ y + h }V${ y + w / 2 }a${ w / 2 } ${ w / 2 } 0 0 1 ${ w } 0V${ y + h }z" fill="${ fill }" ${ extra }/>`;
export const rect = ( x, y, w, h, fill, extra = '' ) =>
	`<rect x="${ x }" y="${ y }" width="${ w }" height="${ h }" fill="${ fill }" ${ extra }/>`;
export const circle = ( x, y, r, fill, extra = '' ) =>
	`<circle cx="${ x }" cy="${ y }" r="${ r }" fill="${ fill }" ${ extra }/>`;
export const poly = ( points, fill, extra = '' ) => `<polygon points="${ points }" fill="${ fill }" ${ extra }/>`;
export const times = ( n, draw ) => Array.from( { length: n }, ( _, i ) => draw( i ) ).join( '' );
export const vertical = ( id, a, b ) =>
	`<linearGradient id="${ id }" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ a }"/><stop offset="1" stop-color="${ b }"/></linearGradient>`;
export const drawing = ( width, height, inside ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }">${ inside }</svg>`;

/** Opens a browser; the answer draws an SVG as WebP or PNG of this size, and closes. */
export async function studio() {
	const browser = await chromium.launch( {
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
		args: [ '--no-sandbox', '--disable-gpu' ],
	} );
	const page = await browser.newPage();
	const draw = ( type ) => async ( source, w, h ) => {
		const data = await page.evaluate(
			async ( picture ) => {
				const image = document.createElement( 'img' );
				image.src = `data:image/svg+xml;utf8,${ encodeURIComponent( picture.source ) }`;
				await image.decode();
				const canvas = Object.assign( document.createElement( 'canvas' ), {
					width: picture.w,
					height: picture.h,
				} );
				canvas.getContext( '2d' ).drawImage( image, 0, 0, picture.w, picture.h );
				return canvas.toDataURL( picture.type, 0.82 ).split( ',' )[ 1 ];
			},
			{ source, w, h, type }
		);
		return Buffer.from( data, 'base64' );
	};
	return { webp: draw( 'image/webp' ), png: draw( 'image/png' ), close: () => browser.close() };
}
