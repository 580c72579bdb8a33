/** Content that is difficult for themes: extreme examples of pasted content, as a WordPress export file. */

interface Hard {
	slug: string;
	title: string;
	content: string;
	tags?: number;
	password?: string;
	comments?: string[];
}

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat( 2 );
const TEXT = 'The rooms on the ground floor are open to everyone, and those above to whoever has booked one of them. ';
const PICTURE = 'https://elsewhere.invalid/picture.jpg';

const block = ( name: string, inner: string, attributes: object = {} ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:${ name } -->`;
const paragraph = ( text: string ) => block( 'paragraph', `<p>${ text }</p>` );
const image = ( align: string, width = 1600 ) =>
	block(
		'image',
		`<figure class="wp-block-image align${ align } size-full"><img src="${ PICTURE }" alt="" width="${ width }" height="900"/><figcaption>${ align }: ${ TEXT }</figcaption></figure>`,
		{ align, sizeSlug: 'full' }
	);
const embed = ( provider: string, url: string ) =>
	block(
		'embed',
		`<figure class="wp-block-embed is-type-video is-provider-${ provider } wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">\n${ url }\n</div></figure>`,
		{ url, type: 'video', providerNameSlug: provider, className: 'wp-embed-aspect-16-9 wp-has-aspect-ratio' }
	);
const cells = ( tag: string, count: number ) =>
	`<tr>${ Array.from( { length: count }, ( _, at ) => `<${ tag }>Column ${ at } of many</${ tag }>` ).join( '' ) }</tr>`;
const table = ( columns: number ) =>
	`<figure class="wp-block-table"><table><thead>${ cells( 'th', columns ) }</thead><tbody>${ cells( 'td', columns ).repeat( 4 ) }</tbody></table><figcaption>${ LONG }</figcaption></figure>`;
const column = ( width: string, inner: string ) =>
	block( 'column', `<div class="wp-block-column" style="flex-basis:${ width }">${ inner }</div>`, { width } );
const columns = ( ...widths: string[] ) =>
	block(
		'columns',
		`<div class="wp-block-columns">${ widths.map( ( width ) => column( width, paragraph( LONG ) + image( 'none' ) ) ).join( '' ) }</div>`
	);
const button = ( text: string ) =>
	block(
		'button',
		`<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">${ text }</a></div>`
	);

const ELEMENTS = `<h2>${ LONG }</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
<blockquote><p>${ TEXT }</p><cite>${ LONG }</cite></blockquote>
<dl><dt>${ LONG }</dt><dd>${ TEXT }</dd></dl>
<ul><li>One<ol><li>Two<ul><li>${ LONG }</li></ul></li></ol></li></ul>
<address>${ TEXT }</address><pre>${ 'a line that does not end '.repeat( 20 ) }</pre>
<p>A <a href="/">link ${ LONG }</a>, <abbr title="Institute">Inst.</abbr>, <code>${ LONG }</code>, <del>gone</del>,
<ins>new</ins>, <kbd>Ctrl</kbd>, <q>said</q>, H<sub>2</sub>O, x<sup>2</sup>, <mark>marked</mark>, <var>n</var></p>
<hr><table><tr><th>Openinghours</th><td>${ TEXT }</td></tr></table>`;

export const HARD: Hard[] = [
	{
		slug: 'hard-alignments',
		title: 'Pictures on all sides',
		content: [ 'left', 'right', 'center', 'wide', 'full', 'none' ]
			.map( ( align ) => image( align ) + image( align, 150 ) + paragraph( TEXT.repeat( 3 ) ) )
			.join( '' ),
	},
	{ slug: 'hard-elements', title: 'Every element, without blocks', content: ELEMENTS },
	{ slug: 'hard-title', title: `${ LONG } ${ LONG }`, content: paragraph( TEXT ) },
	{ slug: 'hard-nameless', title: '', content: paragraph( TEXT ) },
	{
		slug: 'hard-comments',
		title: 'Much talked about',
		content: paragraph( TEXT ),
		comments: Array.from( { length: 8 }, ( _, at ) => ( at % 2 ? LONG : ELEMENTS ) ),
	},
	{ slug: 'hard-tags', title: 'Under forty tags', content: paragraph( TEXT ), tags: 40 },
	{
		slug: 'hard-embeds',
		title: 'Players and posts of others',
		content: [ 'youtube', 'vimeo', 'twitter' ]
			.map( ( name ) => embed( name, `https://${ name }.com/watch?v=1` ) )
			.join( '' ),
	},
	{
		slug: 'hard-gallery',
		title: 'Galleries',
		content: [ 1, 3, 8 ]
			.map( ( count ) =>
				block(
					'gallery',
					`<figure class="wp-block-gallery has-nested-images columns-${ count } is-cropped">${ image( 'none' ).repeat( count ) }</figure>`,
					{ columns: count, linkTo: 'none' }
				)
			)
			.join( '' ),
	},
	{
		slug: 'hard-table',
		title: 'Tables',
		content: [ 2, 14 ].map( ( count ) => block( 'table', table( count ) ) ).join( '' ),
	},
	{
		slug: 'hard-cover',
		title: 'Covers',
		content: [ 'wide', 'full' ]
			.map( ( align ) =>
				block(
					'cover',
					`<div class="wp-block-cover align${ align }"><img class="wp-block-cover__image-background" alt="" src="${ PICTURE }" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container">${ paragraph( LONG ) }</div></div>`,
					{ url: PICTURE, align }
				)
			)
			.join( '' ),
	},
	{
		slug: 'hard-columns',
		title: 'Columns in columns',
		content: columns( '20%', '80%' ) + columns( '10%', '10%', '10%', '70%' ),
	},
	{
		slug: 'hard-buttons',
		title: 'Buttons and forms of WordPress',
		content:
			block(
				'buttons',
				`<div class="wp-block-buttons">${ [ LONG, 'Short', TEXT, 'Last' ].map( button ).join( '' ) }</div>`
			) + '<!-- wp:search {"label":"Search the house","buttonText":"Search"} /--><!-- wp:loginout /-->',
	},
	{
		slug: 'hard-details',
		title: 'Folded, quoted and played',
		content: `${ block( 'details', `<details class="wp-block-details"><summary>${ TEXT }</summary>${ paragraph( LONG ) }</details>` ) }${ block( 'pullquote', `<figure class="wp-block-pullquote"><blockquote><p>${ TEXT }</p></blockquote></figure>` ) }${ block( 'code', `<pre class="wp-block-code"><code>${ LONG.repeat( 3 ) }</code></pre>` ) }${ block( 'audio', `<figure class="wp-block-audio"><audio controls src="https://elsewhere.invalid/a.mp3"></audio></figure>` ) }${ block( 'video', `<figure class="wp-block-video"><video controls src="https://elsewhere.invalid/a.mp4"></video></figure>` ) }`,
	},
	{
		slug: 'hard-lists',
		title: 'Lists of the site',
		content: [ 'archives', 'calendar', 'categories', 'latest-posts', 'latest-comments', 'page-list', 'tag-cloud' ]
			.map( ( name ) => `<!-- wp:${ name } /-->` )
			.join( '' ),
	},
	{ slug: 'hard-secret', title: 'With a password', content: paragraph( TEXT ), password: 'open' },
	{
		slug: 'hard-parts',
		title: 'In three parts',
		content: `${ paragraph( TEXT ) }<!--more-->${ [ LONG, TEXT ].map( paragraph ).join( '<!--nextpage-->' ) }`,
	},
];

const data = ( text: string ) => `<![CDATA[${ text.replaceAll( ']]>', ']]]]><![CDATA[>' ) }]]>`;
const tagsOf = ( { tags = 0 }: Hard ) => Array.from( { length: tags }, ( _, at ) => `hard-tag-${ at }` );

const comment = ( text: string, at: number ) =>
	`<wp:comment><wp:comment_id>${ at + 1 }</wp:comment_id><wp:comment_parent>${ at }</wp:comment_parent><wp:comment_author>${ data( at % 3 ? 'Ada' : TEXT ) }</wp:comment_author><wp:comment_author_email>ada@example.org</wp:comment_author_email><wp:comment_date>2020-02-02 10:00:0${ at }</wp:comment_date><wp:comment_content>${ data( text ) }</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type></wp:comment>`;

const item = ( post: Hard, at: number ) => `<item><title>${ data( post.title ) }</title>
<content:encoded>${ data( post.content ) }</content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${ at + 1 }</wp:post_id><wp:post_name>${ post.slug }</wp:post_name><wp:status>publish</wp:status>
<wp:post_date>2020-02-02 10:00:00</wp:post_date><wp:post_password>${ post.password ?? '' }</wp:post_password>
<wp:menu_order>0</wp:menu_order><wp:comment_status>open</wp:comment_status><wp:post_type>post</wp:post_type>
<wp:post_parent>0</wp:post_parent><wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="hard"/>${ tagsOf( post )
	.map( ( slug ) => `<category domain="post_tag" nicename="${ slug }"/>` )
	.join( '' ) }
${ ( post.comments ?? [] ).map( comment ).join( '' ) }</item>`;

/** Export file for `tools/wordpress/mu-plugins/test-content-reader.php`. */
export const hardContent = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<wp:category><wp:category_nicename>hard</wp:category_nicename><wp:category_parent></wp:category_parent>
<wp:cat_name>Hard on a theme</wp:cat_name></wp:category>
${ HARD.flatMap( tagsOf )
	.map(
		( slug ) => `<wp:tag><wp:tag_slug>${ slug }</wp:tag_slug><wp:tag_name>${ data( slug ) }</wp:tag_name></wp:tag>`
	)
	.join( '' ) }
${ HARD.map( item ).join( '' ) }</channel></rss>`;
