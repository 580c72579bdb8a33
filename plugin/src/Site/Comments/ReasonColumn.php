<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Wiring\Hook;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/**
 * Shows why comments are held: as a column and a filter in the list of comments, and as a line in the moderation email.
 */
final class ReasonColumn {

	private const NAME = 'vestibule_reason';

	private const ANY = 'any';

	/** Runs in AJAX requests too, because they render rows of the list again. */
	#[Hook( 'admin_init' )]
	public function register(): void {
		add_filter(
			'manage_edit-comments_columns',
			fn ( array $columns ): array => $columns + array(
				self::NAME => _x( 'Held because', 'heading of a column of reasons', 'vestibule' ),
			)
		);
		add_action( 'manage_comments_custom_column', $this->cell( ... ), 10, 2 );
		add_action( 'restrict_manage_comments', $this->choice( ... ) );
		add_filter( 'comments_list_table_query_args', $this->query( ... ) );
	}

	#[Hook( 'comment_moderation_text' )]
	public static function inMail( string $text, int|string $comment ): string {
		$reason = self::reasonOf( (int) $comment );
		if ( null === $reason ) {
			return $text;
		}
		/* translators: %s: a reason, such as "Sent without the keys of the page". */
		return $text . "\r\n" . sprintf( __( 'Held because: %s', 'vestibule' ), $reason->words() ) . "\r\n";
	}

	private function cell( string $column, int|string $comment ): void {
		if ( self::NAME === $column ) {
			echo esc_html( self::reasonOf( (int) $comment )?->words() ?? '' );
		}
	}

	private function choice(): void {
		$chosen  = $this->chosen();
		$options = array(
			'' => __( 'Held or not', 'vestibule' ),
			self::ANY => __( 'Held by the comment keys', 'vestibule' ),
		);
		foreach ( Reason::cases() as $reason ) {
			$options[ $reason->value ] = $reason->words();
		}
		printf(
			'<label class="screen-reader-text" for="%1$s">%2$s</label><select id="%1$s" name="%1$s">',
			esc_attr( self::NAME ),
			esc_html__( 'Filter by the reason for holding a comment', 'vestibule' )
		);
		foreach ( $options as $value => $words ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $value ),
				selected( $chosen, $value, false ),
				esc_html( $words )
			);
		}
		echo '</select>';
	}

	/**
	 * @param array<string, mixed> $args Arguments of WP_Comment_Query.
	 * @return array<string, mixed>
	 */
	private function query( array $args ): array {
		$chosen = $this->chosen();
		if ( '' === $chosen ) {
			return $args;
		}
		$meta               = is_array( $args['meta_query'] ?? null ) ? $args['meta_query'] : array();
		$meta[]             = array( 'key' => Moderation::META ) + (
			self::ANY === $chosen ? array( 'compare' => 'EXISTS' ) : array( 'value' => $chosen )
		);
		$args['meta_query'] = $meta;
		return $args;
	}

	private function chosen(): string {
		$chosen = Parameter::text( self::NAME );
		return self::ANY === $chosen || null !== Reason::tryFrom( $chosen ) ? $chosen : '';
	}

	private static function reasonOf( int $comment ): ?Reason {
		$stored = get_comment_meta( $comment, Moderation::META, true );
		return is_string( $stored ) ? Reason::tryFrom( $stored ) : null;
	}
}
