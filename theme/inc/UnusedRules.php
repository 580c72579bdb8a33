<?php
/**
 * The rules that a page has no use for.
 *
 * @package Portico
 */

declare(strict_types=1);

namespace Portico;

/**
 * Takes out of a page's inline styles what the page has no use for: a third of them are rules for looks, alignments and
 * parts of blocks that do not stand on it.
 *
 * Only classes that the server prints and no script adds are judged (`FIXED`); a rule that names none of them stays.
 * The sheet of a block whose own script is on the page stays whole. All other sheets are read at once, in two lots:
 * Vestibule's, and the rest.
 */
final class UnusedRules {

	/** Classes that an author or WordPress gives when the page is printed. States (`is-open`) are not among them. */
	private const FIXED = '(?:portico-|page-template-|columns-|link-ui-|is-style-|wp-block-|wp-lightbox-|wp-embed-|components-|block-editor-|blocks-gallery-|has-text-|has-custom-)[\w-]+'
		. '|(?:are-vertically-|is-vertically-|is-content-justification-|items-justified-)[\w-]+'
		. '|align(?:left|right|center|wide|full|none)|has-[\w-]+-(?:color|background|font-size|font-family)|has-(?:background|child|fit-text|drop-cap)|open-(?:always|on-[\w-]+)'
		. '|is-(?:vertical|resized|position-sticky)|no-(?:wrap|border-radius)|admin-bar|gallery|wp-caption';

	/** Classes that Vestibule's blocks have by their settings, and parts that they have only then. */
	private const SETTINGS = 'is-(?:floating|fade|search|popup|more|full|small|large|top|right|at-(?:start|end)|sticky-revealing|sticky-bottom|(?:desktop|tablet|phone|for|shown-from|shown-below)-[\w-]+)'
		. '|(?:vestibule|comment)-form|has-(?:slide|scroll|label)|not-on-\w+|vestibule-(?:chat-button|chat__(?:consent|plain|powered)|notice__categor|accordion__button|carousel__(?:thumbnail|pause|more))[\w-]*';

	/** What an author's own styles ask of a block, such as `[style*="border-color"]`; the word of it. */
	private const OWN_STYLE = '~\[style[*^]="?[\x01-\x06]*([\w-]+)[^"\]]*"?\]~';

	/** What stands in the rules while they are read, and in no page. */
	private const MARKS = '~[\x00-\x07]~';

	private const SHEET = '~(<style id="([\w/-]+)-inline-css"[^>]*>)(.*?)(?=</style>)~s';

	public function from( string $page ): string {
		$cut = strpos( $page, '<body' );
		if ( false === $cut || 1 === preg_match( self::MARKS, $page ) ) {
			return $page;
		}
		$head = substr( $page, 0, $cut );
		preg_match_all( '~@wordpress/block-library/([\w-]+)/view~', $page, $scripts );
		preg_match_all( self::SHEET, $head, $sheets );
		$lots = array( array(), array() );
		foreach ( $sheets[2] as $index => $handle ) {
			if ( ! str_starts_with( $handle, 'wp-block-' ) || ! in_array( substr( $handle, 9 ), $scripts[1], true ) ) {
				$lots[ (int) str_starts_with( $handle, 'vestibule' ) ][ $index ] = $sheets[3][ $index ];
			}
		}
		$known = $this->classesIn( $page );
		$body  = substr( $page, $cut );
		$short = new ShortCss( $page );
		$rules = $this->each( $lots[0], fn ( string $css ): string => $this->used( ShortCss::withoutRatios( ShortCss::tight( $css ), $body ), '~^(?:' . self::FIXED . ')$~', $known, $body ) )
			+ $this->each( $lots[1], fn ( string $css ): string => $this->used( $short->withoutFallbacks( $css ), '~^(?:' . self::FIXED . '|' . self::SETTINGS . ')$~', $known, $body ) );
		$index = 0;
		$print = static function ( array $sheet ) use ( $rules, &$index ): string {
			return $sheet[1] . ( $rules[ $index++ ] ?? $sheet[3] );
		};
		return ShortCss::joined( (string) preg_replace_callback( self::SHEET, $print, $head ) ) . $body;
	}

	/**
	 * @param array<int, string>       $sheets
	 * @param callable(string): string $change
	 * @return array<int, string>
	 */
	private function each( array $sheets, callable $change ): array {
		$changed = explode( ShortCss::SEAM, ShortCss::open( $change( ShortCss::sealed( implode( ShortCss::SEAM, $sheets ) ) ) ) );
		return count( $changed ) === count( $sheets ) ? array_combine( array_keys( $sheets ), $changed ) : $sheets;
	}

	/** @return array<string, int> */
	private function classesIn( string $page ): array {
		preg_match_all( '~\sclass=(["\'])(.*?)\1~s', $page, $found );
		return array_flip( preg_split( '~\s+~', implode( ' ', $found[2] ) ) ?: array() );
	}

	/**
	 * @param string             $kinds A pattern of the classes that are judged.
	 * @param array<string, int> $known Classes that the page has.
	 */
	private function used( string $css, string $kinds, array $known, string $body ): string {
		$judged = array();
		$mark   = static function ( array $part ) use ( $kinds, $known, &$judged ): string {
			$name             = $part[1];
			$judged[ $name ] ??= ! isset( $known[ $name ] ) && 1 === preg_match( $kinds, $name );
			return $judged[ $name ] ? Selector::ABSENT . $part[0] : $part[0];
		};
		$marked = (string) preg_replace_callback( '~\.([A-Za-z][\w-]*+)~', $mark, $this->withMarkedStyles( $css, $body ) );
		$keep   = static function ( array $rule ): string {
			$selectors = Selector::matching( $rule[1] );
			return '' === $selectors ? '' : "{$selectors}{{$rule[2]}}";
		};
		// A rule without others in it, wherever it stands, that names something absent.
		$left = preg_replace_callback( '~(?<![^{};\x00])(?!\s*@)([^{};\x00\x07]*+\x07[^{};\x00]*+)\{([^{}\x00]*+)\}~', $keep, $marked );
		return null === $left ? $css : $this->withoutAnimations( $this->withoutEmptyConditions( str_replace( Selector::ABSENT, '', $left ) ) );
	}

	/** Marks what asks for an author's own style that no block has. */
	private function withMarkedStyles( string $css, string $body ): string {
		preg_match_all( self::OWN_STYLE, $css, $asked );
		$absent = array_filter( array_unique( $asked[1] ), static fn ( string $word ): bool => ! str_contains( $body, $word ) );
		return (string) preg_replace_callback( self::OWN_STYLE, static fn ( array $part ): string => in_array( $part[1], $absent, true ) ? Selector::ABSENT . $part[0] : $part[0], $css );
	}

	private function withoutEmptyConditions( string $css ): string {
		do {
			$css = (string) preg_replace( '~@(?:media|supports|container)[^{};\x00]*+\{\s*+\}~', '', $css, -1, $count );
		} while ( $count > 0 );
		return $css;
	}

	/** Without the keyframes that only those rules named. */
	private function withoutAnimations( string $css ): string {
		// A property of a block's own may name them, too.
		$named = (string) preg_replace( '~@keyframes [\w-]+~', '', $css );
		return (string) preg_replace_callback(
			'~@keyframes ([\w-]+)\s?\{(?:[^{}]++|\{[^{}]*+\})*+\}~',
			static fn ( array $frames ): string => 1 === preg_match( '~[:,\s]' . $frames[1] . '(?![\w-])~', $named ) ? $frames[0] : '',
			$css
		);
	}
}
