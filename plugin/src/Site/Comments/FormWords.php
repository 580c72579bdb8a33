<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Wiring\Hook;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Default texts of the comment form, so that it matches the site's other forms. For example, it says "(required)"
 * instead of an asterisk. Themes and other plugins can still override the texts through `comment_form()` or filters.
 */
final class FormWords {

	/**
	 * Replaces WordPress's texts. Runs early, so that other plugins can override them.
	 *
	 * @param array<string, mixed> $form Arguments of `comment_form()`, from the filter `comment_form_defaults`.
	 * @return array<string, mixed>
	 */
	#[Hook( 'comment_form_defaults', 5 )]
	public static function in( array $form ): array {
		$form                         = self::titled( $form );
		$form['title_reply']          = __( 'Leave a comment', 'vestibule' );
		/* translators: %s: the author of a comment. */
		$form['title_reply_to']       = __( 'Reply to %s', 'vestibule' );
		$form['label_submit']         = __( 'Post comment', 'vestibule' );
		$notes                        = Html::element(
			'span',
			array( 'id' => 'email-notes' ),
			Html::escape( __( 'Your email address is not published.', 'vestibule' ) )
		);
		$form['comment_notes_before'] = Html::element( 'p', array( 'class' => 'comment-notes' ), $notes );
		$form['comment_field']        = self::marked( $form['comment_field'] ?? '' );
		$form['fields']               = array_map(
			self::marked( ... ),
			is_array( $form['fields'] ?? null ) ? $form['fields'] : array()
		);
		foreach ( array(
			'email' => __( 'Email', 'vestibule' ),
			'cookies' => __(
				'Save my name, email and website in this browser for the next time I comment.',
				'vestibule'
			),
		) as $field => $label ) {
			if ( is_string( $form['fields'][ $field ] ?? null ) ) {
				$form['fields'][ $field ] = self::labeled( $form['fields'][ $field ], $label );
			}
		}
		return $form;
	}

	/** Replaces WordPress's asterisk with "(required)". */
	private static function marked( mixed $field ): mixed {
		$mark = Html::element(
			'span',
			array( 'class' => 'required' ),
			Html::escape( __( '(required)', 'vestibule' ) )
		);
		return is_string( $field )
			? self::withoutError( str_replace( wp_required_field_indicator(), $mark, $field ) )
			: $field;
	}

	/**
	 * Adds aria-invalid="false" to required fields. Otherwise, browsers report an empty field as invalid to screen
	 * readers.
	 */
	private static function withoutError( string $field ): string {
		$tags = new WP_HTML_Tag_Processor( $field );
		while ( $tags->next_tag() ) {
			if ( null !== $tags->get_attribute( 'required' ) && null === $tags->get_attribute( 'aria-invalid' ) ) {
				$tags->set_attribute( 'aria-invalid', 'false' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Moves the ID of the title to a new element around the text only. The title describes the text field, and the link
	 * that cancels a reply must not be part of that description.
	 *
	 * @param array<string, mixed> $form
	 * @return array<string, mixed>
	 */
	private static function titled( array $form ): array {
		$opening = '<h3 id="reply-title" class="comment-reply-title">';
		if (
			( $form['title_reply_before'] ?? '' ) !== $opening || ' <small>' !== ( $form['cancel_reply_before'] ?? '' )
		) {
			return $form;
		}
		$form['title_reply_before'] = '<h3 class="comment-reply-title"><span id="reply-title">';
		$after                      = (bool) get_option( 'thread_comments' )
			? 'cancel_reply_before'
			: 'title_reply_after';
		$form[ $after ]             = '</span>' . ( is_string( $form[ $after ] ?? null ) ? $form[ $after ] : '' );
		return $form;
	}

	/**
	 * Replaces the text of a label. Uses a regular expression to preserve the space before the "(required)" mark.
	 * Labels that start with another element also work.
	 */
	private static function labeled( string $field, string $label ): string {
		$text = Html::escape( $label );
		return (string) preg_replace_callback(
			'~(<label\b[^>]*>)[^<]*?(\s*)(?=<)~',
			static fn ( array $found ): string => $found[1] . $text . $found[2],
			$field,
			1
		);
	}
}
