<?php
/**
 * The rules that a page has no use for.
 *
 * @package Portico
 */

declare(strict_types=1);

namespace Portico;

/**
 * Takes out of a page's inline styles what the page has no use for: a third of them are rules for looks, alignments and parts of blocks that do not stand on it.
 *
 * Only classes that the server prints and no script adds are judged (`FIXED`); a rule that names none of them stays. The sheet of a block whose own
 * script is on the page stays whole. What cannot be read to its end is left as it is.
 */
final class UnusedRules {

	/** Classes that an author or WordPress gives when the page is printed. States (`is-open`) are not among them. */
	private const FIXED = '~^(?:'
		. '(?:portico-|page-template-|columns-|link-ui-|is-style-|wp-block-|wp-lightbox-|wp-embed-|blocks-gallery-|has-text-|has-custom-|are-vertically-|is-vertically-|is-content-justification-|items-justified-)[\w-]+'
		. '|align(?:left|right|center|wide|full|none)|has-[\w-]+-(?:color|background|font-size|font-family)|has-(?:background|child|fit-text|drop-cap)|open-(?:always|on-[\w-]+)'
		. '|is-(?:vertical|resized|position-sticky)|no-(?:wrap|border-radius)|admin-bar|gallery|wp-caption'
		. ')$~';

	/** Classes that Vestibule's blocks have by their settings, and parts that they have only then. */
	private const SETTINGS = '~^(?:is-(?:floating|fade|search|popup|more|full|small|large|top|right|at-(?:start|end)|sticky-revealing|sticky-bottom|(?:desktop|tablet|phone|for|shown-from|shown-below)-[\w-]+)'
		. '|has-(?:slide|scroll|label)|not-on-\w+|vestibule-(?:chat-button|chat__(?:consent|plain|powered)|notice__categor|accordion__button|carousel__(?:thumbnail|pause|more))[\w-]*)$~';

	/** What an author's own styles ask of a block, such as `[style*="border-color"]`; the word of it. */
	private const OWN_STYLE = '~\[style[*^]="?[; ]*([\w-]+)[^"\]]*"?\]~';

	private const SHEET = '~(<style id="([\w/-]+)-inline-css"[^>]*>)(.*?)(</style>)~s';

	/** A rule with all that is in it, blocks in blocks included. */
	private const RULE = '~((?:[^{};"]++|"[^"]*+")++)\{((?:[^{}]++|\{(?2)\})*+)\}~';

	public function from( string $page ): string {
		$cut = strpos( $page, '<body' );
		if ( false === $cut ) {
			return $page;
		}
		$known = $this->classesIn( $page );
		$short = new ShortCss( $page );
		$body  = substr( $page, $cut );
		preg_match_all( '~@wordpress/block-library/([\w-]+)/view~', $page, $scripts );
		$whole = array_map( static fn ( string $name ): string => "wp-block-$name", $scripts[1] );
		$head  = preg_replace_callback(
			self::SHEET,
			fn ( array $sheet ): string => $sheet[1] . ( in_array( $sheet[2], $whole, true ) ? $sheet[3] : $this->used( $sheet[2], $short->withoutFallbacks( $sheet[3] ), $known, $body ) ) . $sheet[4],
			substr( $page, 0, $cut )
		);
		return ( $head ?? substr( $page, 0, $cut ) ) . $body;
	}

	/** @return array<string, int> */
	private function classesIn( string $page ): array {
		preg_match_all( '~\sclass=(["\'])(.*?)\1~s', $page, $found );
		return array_flip( preg_split( '~\s+~', implode( ' ', $found[2] ) ) ?: array() );
	}

	/** @param array<string, int> $known */
	private function used( string $handle, string $css, array $known, string $body ): string {
		$plain = ShortCss::tight( (string) preg_replace_callback( self::OWN_STYLE, static fn ( array $part ): string => str_contains( $body, $part[1] ) ? $part[0] : Selector::NOTHING, $css ) );
		preg_match_all( '~\.([A-Za-z][\w-]*+)~', $plain, $found );
		$missing = array_keys( array_diff_key( array_flip( $found[1] ), $known ) );
		$judged  = array( ...(array) preg_grep( self::FIXED, $missing ), ...( str_starts_with( $handle, 'vestibule' ) ? (array) preg_grep( self::SETTINGS, $missing ) : array() ) );
		if ( array() === $judged && ! str_contains( $plain, Selector::NOTHING ) ) {
			return $plain;
		}
		$names = '~\.(?:' . implode( '|', array( ...$judged, substr( Selector::NOTHING, 1 ) ) ) . ')(?![\w-])~';
		return $this->withoutAnimations( $this->without( $plain, array_flip( $judged ), $names ) ?? ShortCss::tight( $css ) );
	}

	/**
	 * @param array<string, int> $absent Classes that the page has not.
	 * @param non-empty-string   $names  The same as a pattern.
	 * @return string|null null when this is not a list of rules.
	 */
	private function without( string $css, array $absent, string $names ): ?string {
		$read = 0;
		$left = preg_replace_callback(
			self::RULE,
			function ( array $rule ) use ( $absent, $names, &$read ): string {
				$read += strlen( $rule[0] );
				return $this->kept( $rule, $absent, $names );
			},
			$css
		);
		return strlen( rtrim( $css ) ) > $read ? null : $left;
	}

	/**
	 * @param array<string>      $rule   The rule, its selectors, what is in it.
	 * @param array<string, int> $absent
	 * @param non-empty-string   $names
	 */
	private function kept( array $rule, array $absent, string $names ): string {
		if ( 1 !== preg_match( $names, $rule[0] ) ) {
			return $rule[0];
		}
		if ( str_starts_with( ltrim( $rule[1] ), '@' ) ) {
			$inside = $this->without( $rule[2], $absent, $names ) ?? $rule[2];
			return '' === trim( $inside ) ? '' : $rule[1] . '{' . $inside . '}';
		}
		$selectors = array_filter( Selector::list( $rule[1] ), static fn ( string $one ): bool => Selector::canMatch( $one, $absent ) );
		return array() === $selectors ? '' : implode( ',', $selectors ) . '{' . $rule[2] . '}';
	}

	/** Without the keyframes that only those rules named. */
	private function withoutAnimations( string $css ): string {
		if ( ! str_contains( $css, '@keyframes' ) ) {
			return $css;
		}
		preg_match_all( '~animation(?:-name)?:[^;}]+~', $css, $named );
		$named = implode( ' ', $named[0] );
		return (string) preg_replace_callback(
			'~@keyframes ([\w-]+)\s?\{(?:[^{}]++|\{[^{}]*+\})*+\}~',
			static fn ( array $frames ): string => 1 === preg_match( '~[:,\s]' . $frames[1] . '(?![\w-])~', $named ) ? $frames[0] : '',
			$css
		);
	}
}
