<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the trap field, the keys and a message to WordPress's comment form, and renames its text field. The HTML is the
 * same for all visitors for a day and works without scripts (docs/form.md).
 */
final class Form {

	/**
	 * Selector of the fields that load the script when a visitor first uses them. The submit button is not one of them,
	 * because an empty form needs no script.
	 */
	private const FIELDS = 'form:has(#vestibule-antibot-keys) :is(textarea,input:not([type=submit]))';

	/** Whether the text field of the current form has been renamed. */
	private bool $isSwapped = false;

	public function __construct(
		private readonly Keys $keys,
		private readonly Clock $clock,
		private readonly Loader $loader,
		private readonly Assets $assets,
	) {}

	/**
	 * Returns the message for comments that are held for moderation. It is always in the page, so that cached pages
	 * contain it. CSS displays it if the hash of the URL is its ID.
	 */
	public function message(): string {
		$attributes = array(
			'id' => Moderation::MESSAGE,
			'class' => 'vestibule-comment__held',
			'tabindex' => -1,
			'hidden' => true,
		);
		return Html::element(
			'p',
			$attributes,
			Html::escape(
				__(
					'Thank you. Your comment is awaiting moderation. It will appear when it has been approved.',
					'vestibule'
				)
			)
		);
	}

	/**
	 * Renames the text field, points its label to the new name, and adds the trap field after it. The trap comes
	 * second, because WordPress's reply script focuses the first field.
	 */
	public function field( string $html ): string {
		$name = $this->keys->field();
		if ( str_contains( $html, 'name="' . $name . '"' ) ) {
			// The theme has already applied this filter.
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
			// WordPress's reply script writes the name of the comment's author into this element.
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
		$built  = new BuiltModule( $this->assets, 'comments' );
		$built->enqueueStyle();
		$this->loader->late( self::FIELDS, $built->src(), $expiry, "vestibule-comment-{$post}" );
		$inputs = array_map(
			static fn ( array $pair ): string => self::hidden( ...$pair ),
			$this->keys->pairs( $post, $period )
		);
		if ( ! $this->isSwapped ) {
			$inputs[] = self::hidden( SpamCheck::PLAIN, $this->keys->plainMark( $post ) );
		}
		$this->isSwapped = false;
		$container       = array(
			'id' => 'vestibule-antibot-keys',
			'data-nonce' => $this->keys->nonce( $post ),
			'data-url' => admin_url( 'admin-ajax.php' ),
			'hidden' => true,
		);
		return Html::element( 'div', $container, implode( '', $inputs ) )
			. self::hidden( Keys::EXPIRY, (string) $expiry );
	}

	/**
	 * Makes WordPress's reply script move the form below the reply link, inside the comment (docs/spam.md). Otherwise,
	 * the form would be between two list items, which is invalid HTML.
	 */
	#[Hook( 'render_block_core/comment-reply-link' )]
	public static function withReplyPlace( string $html, mixed $block, WP_Block $instance ): string {
		$comment = $instance->context['commentId'] ?? null;
		$tags    = new WP_HTML_Tag_Processor( $html );
		if ( ! is_numeric( $comment ) || ! $tags->next_tag( array( 'tag_name' => 'div' ) ) ) {
			return $html;
		}
		$id = $tags->get_attribute( 'id' );
		$id = is_string( $id ) ? $id : "vestibule-reply-{$comment}";
		$tags->set_attribute( 'id', $id );
		if (
			$tags->next_tag( array( 'class_name' => 'comment-reply-link' ) )
				&& null !== $tags->get_attribute( 'data-belowelement' )
		) {
			$tags->set_attribute( 'data-belowelement', $id );
			return $tags->get_updated_html();
		}
		return $html;
	}

	/**
	 * Renders the trap field. It is hidden twice: themes can override the `hidden` attribute, and sites can forbid
	 * inline styles.
	 */
	private function trap(): string {
		$label = Html::element(
			'label',
			array( 'for' => 'comment' ),
			Html::escape( __( 'Leave this field empty', 'vestibule' ) )
		);
		$area  = array(
			'id' => 'comment',
			'name' => 'comment',
			'cols' => 45,
			'rows' => 8,
			'tabindex' => -1,
			'autocomplete' => 'off',
		);
		return Html::element(
			'div',
			array( 'hidden' => true, 'aria-hidden' => 'true', 'style' => 'display:none' ),
			$label . Html::element( 'textarea', $area, '' )
		);
	}

	private static function hidden( string $name, string $value ): string {
		return Html::void(
			'input',
			array( 'type' => 'hidden', 'name' => $name, 'value' => $value, 'autocomplete' => 'off' )
		);
	}
}
