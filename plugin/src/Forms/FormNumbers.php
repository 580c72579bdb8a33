<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/** Assigns the next form ID to each new form. IDs never change and are never reused (docs/hooks.md). */
final class FormNumbers {

	/** Option with the highest form ID ever assigned. Starts at 4, the ID of the form that is created on activation. */
	public const COUNTER = 'vestibule_form_counter';

	public function __construct( private readonly Database $database ) {}

	#[Hook( 'save_post_vestibule_form', 5 )]
	public function assign( int $form_post, WP_Post $post ): void {
		if ( 'auto-draft' === $post->post_status || $this->forPost( $form_post ) > 0 ) {
			return;
		}
		// If the database fails, the form gets its ID when it is saved again.
		FaultLog::attempt( fn () => add_post_meta( $form_post, FormPostType::NUMBER, $this->next(), true ) );
	}

	public function forPost( int $form_post ): int {
		$number = get_post_meta( $form_post, FormPostType::NUMBER, true );
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/**
	 * Returns the post ID of the form with this form ID. If a broken import has created several such forms, returns the
	 * oldest.
	 */
	public function post( int $form_number ): ?int {
		$sql  = 'SELECT p.ID FROM {posts} p JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1';
		$post = FaultLog::attempt(
			fn (): ?string => $this->database->value(
				$sql,
				FormPostType::NUMBER,
				(string) $form_number,
				FormPostType::NAME
			)
		);
		return null === $post ? null : (int) $post;
	}

	/** Prevents imports and duplication plugins from adding a second form ID, or a form ID that is already assigned. */
	#[Hook( 'add_post_metadata' )]
	public function refuseSecond( mixed $check, int $post_id, string $key, mixed $value ): mixed {
		if ( FormPostType::NUMBER !== $key || FormPostType::NAME !== get_post_type( $post_id ) ) {
			return $check;
		}
		return $this->forPost( $post_id ) > 0 || $this->isGiven( is_numeric( $value ) ? (int) $value : 0, $post_id )
			? false
			: $check;
	}

	#[Hook( 'update_post_metadata' )]
	public function refuseChange( mixed $check, int $post_id, string $key, mixed $value ): mixed {
		if ( FormPostType::NUMBER !== $key || FormPostType::NAME !== get_post_type( $post_id ) ) {
			return $check;
		}
		$number = $this->forPost( $post_id );
		return 0 === $number || $number === $value ? $check : false;
	}

	private function isGiven( int $number, int $post_id ): bool {
		$sql = 'SELECT post_id FROM {postmeta} WHERE meta_key = %s AND meta_value = %s AND post_id <> %d LIMIT 1';
		return null !== FaultLog::attempt(
			fn (): ?string => $this->database->value( $sql, FormPostType::NUMBER, (string) $number, $post_id )
		);
	}

	/**
	 * Returns the next form ID. The counter is updated only if it still has the value that was read, so two editors
	 * never get the same ID.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function next(): int {
		add_option( self::COUNTER, '4', '', false );
		for ( $try = 0; $try < 20; $try++ ) {
			$last  = (string) $this->database->value(
				'SELECT option_value FROM {options} WHERE option_name = %s',
				self::COUNTER
			);
			$moved = $this->database->execute(
				'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
				(string) ( (int) $last + 1 ),
				self::COUNTER,
				$last
			);
			if ( 1 === $moved ) {
				wp_cache_delete( self::COUNTER, 'options' );
				return (int) $last + 1;
			}
		}
		throw new \RuntimeException( 'The number of a form could not be given.' );
	}
}
