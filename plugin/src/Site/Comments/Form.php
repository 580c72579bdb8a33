<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Time\Clock;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * What stands in WordPress's own comment form besides: the swapped text field with its trap, the keys, and the message.
 * The same HTML for everybody for a day, and it works as it stands (docs/form.md).
 */
final class Form {

	/**
	 * The first touch of a field, which brings the script. The button is none of them: a form that nobody has written in
	 * is WordPress's own affair.
	 */
	private const FIELDS = 'form:has(#vestibule-antibot-keys) :is(textarea,input:not([type=submit]))';

	/** Whether the form that is being printed has our text field. */
	private bool $isSwapped = false;

	public function __construct( private readonly Keys $keys, private readonly Clock $clock, private readonly Loader $loader, private readonly BuiltModule $built ) {}

	/** Shown by CSS when the address names it, so a page out of any cache can show it. */
	public function message(): string {
		$attributes = array( 'id' => Moderation::MESSAGE, 'class' => 'vestibule-comment__held', 'tabindex' => -1, 'hidden' => true );
		return Html::element( 'p', $attributes, Html::escape( __( 'Thank you. Your comment is awaiting moderation: it appears when somebody has looked at it.', 'vestibule' ) ) );
	}

	/**
	 * The text field gets the site's own name and id, its label follows; the trap comes after it, so that reply links
	 * focus the field.
	 */
	public function field( string $html ): string {
		$name = $this->keys->field();
		if ( str_contains( $html, 'name="' . $name . '"' ) ) {
			// A theme that applies the filter by itself, before WordPress does.
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$id   = null;
		while ( null === $id && $tags->next_tag( array( 'tag_name' => 'textarea' ) ) ) {
			$id = 'comment' === $tags->get_attribute( 'name' ) ? (string) $tags->get_attribute( 'id' ) : null;
		}
		if ( null === $id ) {
			return $html;
		}
		$this->isSwapped = true;
		$tags->set_attribute( 'name', $name );
		$tags->set_attribute( 'id', $name );
		if ( null === $tags->get_attribute( 'aria-describedby' ) ) {
			// WordPress's script writes there whom a reply is for.
			$tags->set_attribute( 'aria-describedby', 'reply-title' );
		}
		$tags = new WP_HTML_Tag_Processor( $tags->get_updated_html() );
		while ( '' !== $id && $tags->next_tag( array( 'tag_name' => 'label' ) ) ) {
			if ( $id === $tags->get_attribute( 'for' ) ) {
				$tags->set_attribute( 'for', $name );
			}
		}
		return $tags->get_updated_html() . $this->trap();
	}

	public function keys( int $post ): string {
		$period = Keys::periodAt( $this->clock->now()->getTimestamp() );
		$expiry = Keys::expiry( $period );
		$this->built->registerStyle();
		$this->built->needStyle();
		$this->loader->late( self::FIELDS, $this->built->src(), $expiry, "vestibule-comment-{$post}" );
		$inputs = array_map( static fn ( array $pair ): string => self::hidden( ...$pair ), $this->keys->pairs( $post, $period ) );
		if ( ! $this->isSwapped ) {
			$inputs[] = self::hidden( SpamCheck::PLAIN, $this->keys->plainMark( $post ) );
		}
		$this->isSwapped = false;
		$container       = array( 'id' => 'vestibule-antibot-keys', 'data-nonce' => $this->keys->nonce( $post ), 'data-url' => admin_url( 'admin-ajax.php' ), 'hidden' => true );
		return Html::element( 'div', $container, implode( '', $inputs ) ) . self::hidden( Keys::EXPIRY, (string) $expiry );
	}

	/**
	 * Has WordPress's reply script put the form below the link, within the comment (docs/spam.md). WordPress names the
	 * comment's own item, so the form would stand between two items of a list, where nothing but items may.
	 */
	public static function withReplyPlace( string $html, WP_Block $instance ): string {
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

	/**
	 * Hidden in two ways, because a theme's style may show what only the attribute hides, and a site may forbid styles
	 * in attributes.
	 */
	private function trap(): string {
		$label = Html::element( 'label', array( 'for' => 'comment' ), Html::escape( __( 'Leave this field empty', 'vestibule' ) ) );
		$area  = array( 'id' => 'comment', 'name' => 'comment', 'cols' => 45, 'rows' => 8, 'tabindex' => -1, 'autocomplete' => 'off' );
		return Html::element( 'div', array( 'hidden' => true, 'aria-hidden' => 'true', 'style' => 'display:none' ), $label . Html::element( 'textarea', $area, '' ) );
	}

	private static function hidden( string $name, string $value ): string {
		return Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value, 'autocomplete' => 'off' ) );
	}
}
