<?php

declare(strict_types=1);

namespace Vestibule\Comments;

use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * Where WordPress's reply script puts the form: below the link, within the comment (docs/spam.md).
 * WordPress names the comment's own item, so the form would stand between two items of a list, where nothing but items
 * may.
 */
final class ReplyPlace {

	public static function filterBlock( string $html, mixed $block, WP_Block $instance ): string {
		$comment = $instance->context['commentId'] ?? null;
		$tags    = new WP_HTML_Tag_Processor( $html );
		if ( ! is_numeric( $comment ) || ! $tags->next_tag( array( 'tag_name' => 'div' ) ) ) {
			return $html;
		}
		$id = $tags->get_attribute( 'id' );
		$id = is_string( $id ) ? $id : "vestibule-reply-{$comment}";
		$tags->set_attribute( 'id', $id );
		if ( $tags->next_tag( array( 'class_name' => 'comment-reply-link' ) ) && null !== $tags->get_attribute( 'data-belowelement' ) ) {
			$tags->set_attribute( 'data-belowelement', $id );
			return $tags->get_updated_html();
		}
		return $html;
	}
}
