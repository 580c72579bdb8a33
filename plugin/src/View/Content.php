<?php

declare(strict_types=1);

namespace Vestibule\View;

/** What blocks printed, looked at as a visitor would. */
final class Content {

	/**
	 * Elements that show something without a text, and what an element may show by its style. A pattern and not the tag
	 * processor: the question is a yes or a no, asked of each slide and panel, and a false yes only keeps an empty one.
	 */
	private const SHOWN = '/<(?:audio|button|canvas|embed|hr|iframe|img|input|math|meter|object|progress|select|svg|textarea|video|[a-z]+-[a-z-]+)\b|<[^>]+\b(?:background|data-island)/i';

	/**
	 * Whether there is nothing to see or to hear: an empty paragraph is what the editor leaves where nothing was
	 * written.
	 */
	public static function isEmpty( string $html ): bool {
		return 1 !== preg_match( '/[^\s\p{Z}\p{C}]/u', self::words( $html ) ) && 1 !== preg_match( self::SHOWN, $html );
	}

	/** A text that people wrote, as words: what was bold in it is not. */
	public static function words( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
