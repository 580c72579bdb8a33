<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Closure;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Html\Html;
use WP_Error;

/**
 * Adds the comment to WordPress's error page after a rejection. The visitor can correct the comment and send it again,
 * even without JavaScript.
 */
final class FailurePage {

	/** HTTP statuses of permanent rejections. The comment is then shown as text to copy, without a form. */
	private const FINAL = array( 403, 404, 410 );

	private const WIDE = array( 'style' => 'inline-size:100%;box-sizing:border-box' );

	public function __construct( private readonly Keys $keys, private readonly RequestReader $reader ) {}

	/** @param callable $show Handler of WordPress or another plugin. It accepts a message, a title and arguments. */
	public function around( callable $show ): Closure {
		return function ( mixed $message, mixed $title = '', mixed $args = array() ) use ( $show ): void {
			$status = is_array( $args ) ? $args['response'] ?? null : $args;
			if ( $message instanceof WP_Error ) {
				$data    = $message->get_error_data();
				$status  = is_array( $data ) ? $data['status'] ?? $status : $status;
				$message = $message->get_error_message();
			}
			$show(
				( is_scalar( $message ) ? (string) $message : '' )
					. $this->form( in_array( $status, self::FINAL, true ) ),
				$title,
				$args
			);
		};
	}

	private function form( bool $is_final ): string {
		$posted = array_filter( $this->reader->read()->all(), 'is_string' );
		$text   = $posted['comment'] ?? '';
		if ( $is_final ) {
			return '' === trim( $text ) ? '' : $this->area( $text, true );
		}
		$shown = array( 'comment' => 1, 'submit' => 1, $this->keys->field() => 1 ) + $this->lines();
		$inner = '';
		foreach ( array_diff_key( $posted, $shown ) as $name => $value ) {
			$inner .= Html::void( 'input', array( 'type' => 'hidden', 'name' => (string) $name, 'value' => $value ) );
		}
		foreach ( array_intersect_key( $this->lines(), $posted ) as $name => list( $type, $autocomplete, $label ) ) {
			$input  = array(
				'id' => $name,
				'name' => $name,
				'type' => $type,
				'value' => $posted[ $name ],
				'autocomplete' => $autocomplete,
			);
			$inner .= self::labeled( $name, $label, Html::void( 'input', $input + self::WIDE ) );
		}
		$button = Html::element(
			'button',
			array( 'class' => 'button' ),
			Html::escape( __( 'Send again', 'vestibule' ) )
		);
		$inner .= $this->area( $text, false ) . Html::element( 'p', array(), $button );
		return Html::element(
			'form',
			array( 'method' => 'post', 'action' => site_url( '/wp-comments-post.php' ) ),
			$inner
		);
	}

	/** Renders the text area. A line break is added at the start, because browsers remove the first one. */
	private function area( string $text, bool $is_final ): string {
		$name = $this->keys->field();
		$area = array( 'id' => $name, 'name' => $name, 'rows' => 8, 'readonly' => $is_final ) + self::WIDE;
		return self::labeled(
			$name,
			__( 'Your comment', 'vestibule' ),
			Html::element( 'textarea', $area, "\n" . Html::escape( $text ) )
		);
	}

	/**
	 * @return array<string, array{string, string, string}> Type, autocomplete and label of the single-line fields, by
	 * name.
	 */
	private function lines(): array {
		return array(
			'author' => array( 'text', 'name', __( 'Name', 'vestibule' ) ),
			'email'  => array( 'email', 'email', __( 'Email', 'vestibule' ) ),
			'url'    => array( 'url', 'url', __( 'Website', 'vestibule' ) ),
		);
	}

	private static function labeled( string $id, string $label, string $control ): string {
		return Html::element(
			'p',
			array(),
			Html::element( 'label', array( 'for' => $id ), Html::escape( $label ) ) . Html::void( 'br', array() )
				. $control
		);
	}
}
