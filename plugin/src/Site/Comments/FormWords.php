<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Html\Html;
use WP_HTML_Tag_Processor;

/**
 * The comment form in the words of the site's other forms: what is required is said in words and not by an asterisk.
 * What a theme or another plugin passes to `comment_form()`, or filters later, wins.
 */
final class FormWords {

	/**
	 * @param array<string, mixed> $form What `comment_form_defaults` filters.
	 * @return array<string, mixed>
	 */
	public static function in( array $form ): array {
		$form                         = self::titled( $form );
		$form['title_reply']          = __( 'Leave a comment', 'vestibule' );
		/* translators: %s: the author of a comment. */
		$form['title_reply_to']       = __( 'Reply to %s', 'vestibule' );
		$form['label_submit']         = __( 'Post comment', 'vestibule' );
		$notes                        = Html::element( 'span', array( 'id' => 'email-notes' ), Html::escape( __( 'Your email address is not published.', 'vestibule' ) ) );
		$form['comment_notes_before'] = Html::element( 'p', array( 'class' => 'comment-notes' ), $notes );
		$form['comment_field']        = self::marked( $form['comment_field'] ?? '' );
		$form['fields']               = array_map( self::marked( ... ), is_array( $form['fields'] ?? null ) ? $form['fields'] : array() );
		foreach ( array( 'email' => __( 'Email', 'vestibule' ), 'cookies' => __( 'Save my name, email and website in this browser for the next time I comment.', 'vestibule' ) ) as $field => $label ) {
			if ( is_string( $form['fields'][ $field ] ?? null ) ) {
				$form['fields'][ $field ] = self::labelled( $form['fields'][ $field ], $label );
			}
		}
		return $form;
	}

	/** With the words in place of WordPress's asterisk, or of what another plugin made of that. */
	private static function marked( mixed $field ): mixed {
		$mark = Html::element( 'span', array( 'class' => 'required' ), Html::escape( __( '(required)', 'vestibule' ) ) );
		return is_string( $field ) ? self::unjudged( str_replace( wp_required_field_indicator(), $mark, $field ) ) : $field;
	}

	/** A required field that is empty is not wrong yet: without the attribute browsers tell screen readers that it is. */
	private static function unjudged( string $field ): string {
		$tags = new WP_HTML_Tag_Processor( $field );
		while ( $tags->next_tag() ) {
			if ( null !== $tags->get_attribute( 'required' ) && null === $tags->get_attribute( 'aria-invalid' ) ) {
				$tags->set_attribute( 'aria-invalid', 'false' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * The title in an element of its own, beside the link that cancels a reply: the text field is described by it.
	 *
	 * @param array<string, mixed> $form
	 * @return array<string, mixed>
	 */
	private static function titled( array $form ): array {
		$opening = '<h3 id="reply-title" class="comment-reply-title">';
		if ( ( $form['title_reply_before'] ?? '' ) !== $opening || ' <small>' !== ( $form['cancel_reply_before'] ?? '' ) ) {
			return $form;
		}
		$form['title_reply_before'] = '<h3 class="comment-reply-title"><span id="reply-title">';
		$after                      = (bool) get_option( 'thread_comments' ) ? 'cancel_reply_before' : 'title_reply_after';
		$form[ $after ]             = '</span>' . ( is_string( $form[ $after ] ?? null ) ? $form[ $after ] : '' );
		return $form;
	}

	/**
	 * The words of the label, up to the mark. A pattern and not the tag processor, because the white space between words
	 * and mark stays as it is, and a label that begins with another element is left alone.
	 */
	private static function labelled( string $field, string $label ): string {
		$text = Html::escape( $label );
		return (string) preg_replace_callback( '~(<label\b[^>]*>)[^<]*?(\s*)(?=<)~', static fn ( array $found ): string => $found[1] . $text . $found[2], $field, 1 );
	}
}
