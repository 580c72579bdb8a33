<?php

declare(strict_types=1);

namespace Vestibule\Tests\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use Portico\UnusedRules;
use Vestibule\Tests\TestCase;

/** A page gets the rules that can match on it, and every other rule that is not known to be idle. */
final class UnusedRulesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once get_template_directory() . '/inc/Selector.php';
		require_once get_template_directory() . '/inc/ShortCss.php';
		require_once get_template_directory() . '/inc/UnusedRules.php';
	}

	/**
	 * @return array<string, array{string, string, string, string}> Handle, what stands on the page, the sheet, what is
	 * left of it.
	 */
	public static function sheets(): array {
		$on = '<p class="wp-block-a is-style-x">';
		return array(
			'a look that stands there'            => array( 'wp-block-a', $on, '.wp-block-a.is-style-x{color:red}', '.wp-block-a.is-style-x{color:red}' ),
			'a look that does not'                => array( 'wp-block-a', $on, '.wp-block-a{top:0}.wp-block-a.is-style-y{color:red}', '.wp-block-a{top:0}' ),
			'one of several selectors'            => array( 'wp-block-a', $on, '.is-style-y a,.is-style-x a{color:red}', '.is-style-x a{color:red}' ),
			'a state, which a script may add'     => array( 'wp-block-a', $on, '.wp-block-a.is-open{top:0}', '.wp-block-a.is-open{top:0}' ),
			'what must not be there'              => array( 'wp-block-a', $on, 'p:not(.is-style-y){top:0}', 'p:not(.is-style-y){top:0}' ),
			'one of which is enough'              => array( 'wp-block-a', $on, ':where(.is-style-y, .is-style-x){top:0}', ':where(.is-style-x){top:0}' ),
			'one that says how specific it is'    => array( 'wp-block-a', $on, ':is(#a.is-style-y, .is-style-x){top:0}', ':is(#a.is-style-y,.is-style-x){top:0}' ),
			'none of which is there'              => array( 'wp-block-a', $on, ':is(.is-style-y, .is-style-z p){top:0}b{top:0}', 'b{top:0}' ),
			'within a condition'                  => array( 'wp-block-a', $on, '@media print{.is-style-y{top:0}p{top:0}}@media screen{.is-style-y{top:0}}', '@media print{p{top:0}}' ),
			'keyframes that nothing names now'    => array( 'wp-block-a', $on, '.is-style-y{animation:turn 1s}@keyframes turn{0%{top:0}to{top:1px}}b{top:0}', 'b{top:0}' ),
			'keyframes that are named'            => array( 'wp-block-a', $on, '.is-style-y{top:0}b{animation:turn 1s}@keyframes turn{0%{top:0}to{top:1px}}', 'b{animation:turn 1s}@keyframes turn{0%{top:0}to{top:1px}}' ),
			'keyframes that a property names'     => array( 'wp-block-a', $on, '.is-style-y{top:0}b{--a:turn}@keyframes turn{0%{top:0}to{top:1px}}', 'b{--a:turn}@keyframes turn{0%{top:0}to{top:1px}}' ),
			'a name that begins like another'     => array( 'wp-block-a', $on, '.is-style-y{top:0}.is-style-x-more{top:0}.is-style-x{top:0}', '.is-style-x{top:0}' ),
			'selectors with signs in quotes'      => array( 'wp-block-a', $on, '[data-a*=";a{"]{top:0}.is-style-y{top:0}', '[data-a*=";a{"]{top:0}' ),
			'an author’s own style'               => array( 'wp-block-a', '<p style="top:0;border-color:red">', '[style*=border-width] b,[style*="border-color"]{top:0}', '[style*="border-color"]{top:0}' ),
			'own styles in a list'                => array( 'wp-block-a', $on, 'a :where([style^=top],[style*="; top"]){top:0}b{top:0}', 'b{top:0}' ),
			'what is no rule'                     => array( 'wp-block-a', $on, '@import "a.css";.is-style-y{top:0}p', '@import "a.css";p' ),
			'a block with a script of its own'    => array( 'wp-block-a', $on . '<script>@wordpress/block-library/a/view</script>', '.is-style-y{top:0}', '.is-style-y{top:0}' ),
			'a setting of Vestibule’s'            => array( 'vestibule-a-style', $on, '.is-fade b{top:0}b{top:0}', 'b{top:0}' ),
			'the same word of somebody else’s'    => array( 'other', $on, '.is-fade b{top:0}b{top:0}', '.is-fade b{top:0}b{top:0}' ),
			'remarks and the space between rules' => array( 'other', $on, "/* why */\na { top: 0 }\n\nb { top: calc(1px + 2px); }", 'a{top:0}b{top:calc(1px + 2px)}' ),
			'space in quotes'                     => array( 'other', $on, 'a::after { content: " { , }"; }', 'a::after{content:" { , }"}' ),
			'a selector of what is in another'    => array( 'other', $on, 'a :hover { top: 0 }', 'a :hover{top:0}' ),
			'a ratio that nothing asks for'       => array( 'global-styles', $on, ':root{--wp--preset--aspect-ratio--3-2: 3/2;--a:b}', ':root{--a:b}' ),
			'a ratio of the page'                 => array( 'global-styles', '<p style="aspect-ratio:var(--wp--preset--aspect-ratio--3-2)">', ':root{--wp--preset--aspect-ratio--3-2:3/2;--a:b}', ':root{--wp--preset--aspect-ratio--3-2:3/2;--a:b}' ),
			'what other themes need'              => array( 'vestibule-a', '<style id="global-styles-inline-css">:root{--wp--custom--radius:8px}</style>', 'a{border-radius:var(--wp--custom--radius,4px)}b{color:var(--wp--custom--x,rgb(1 2 3))}', 'a{border-radius:var(--wp--custom--radius)}b{color:var(--wp--custom--x,rgb(1 2 3))}' ),
		);
	}

	#[DataProvider( 'sheets' )]
	public function test_a_page_keeps_the_rules_it_can_use( string $handle, string $on, string $css, string $left ): void {
		$page = static fn ( string $sheet ): string => "<html><head><style id=\"$handle-inline-css\">$sheet</style></head><body>$on</body></html>";
		self::assertSame( $page( $left ), ( new UnusedRules() )->from( $page( $css ) ) );
	}

	/** @return array<string, array{list<string>, string}> Sheets that stand side by side, and what becomes of them. */
	public static function neighbours(): array {
		$sheet = static fn ( string $name, string $css ): string => "<style id=\"$name-inline-css\">$css</style>";
		return array(
			'in their order'               => array( array( 'a{top:0}', '', 'a{top:1px}' ), $sheet( 's0', 'a{top:0}a{top:1px}' ) ),
			'after one that was left open' => array( array( 'a{top:0', 'b{top:0}' ), $sheet( 's0', 'a{top:0' ) . "\n" . $sheet( 's1', 'b{top:0}' ) ),
			'one that must come first'     => array( array( 'a{top:0}', '@import "b.css";' ), $sheet( 's0', 'a{top:0}' ) . "\n" . $sheet( 's1', '@import "b.css";' ) ),
			'a remark without an end'      => array( array( 'a{top:0}/* b{}', 'b{top:0}' ), $sheet( 's0', 'a{top:0}/* b{}' ) . "\n" . $sheet( 's1', 'b{top:0}' ) ),
		);
	}

	/** @param list<string> $sheets */
	#[DataProvider( 'neighbours' )]
	public function test_neighbours_become_one_sheet( array $sheets, string $left ): void {
		$head = implode( "\n", array_map( static fn ( int $index, string $css ): string => "<style id=\"s$index-inline-css\">$css</style>", array_keys( $sheets ), $sheets ) );
		self::assertSame( "<html><head>$left</head><body></body></html>", ( new UnusedRules() )->from( "<html><head>$head</head><body></body></html>" ) );
	}

	public function test_what_is_no_page_is_left_alone(): void {
		$part = '<style id="a-inline-css">.is-style-y{top:0}</style>';
		self::assertSame( $part, ( new UnusedRules() )->from( $part ) );
	}

	public function test_portico_asks_wordpress_for_the_finished_page(): void {
		self::assertNotFalse( has_filter( 'wp_template_enhancement_output_buffer' ) );
	}
}
