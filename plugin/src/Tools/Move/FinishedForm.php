<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use Closure;
use Vestibule\Contract\FormConfirmations;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Setting\PostSettings;
use WP_Post;

/**
 * Updates references in the blocks and settings of an imported form: references to images, pages and courses, which are
 * imported after the form.
 */
final class FinishedForm {

	/**
	 * @param Closure(string $kind, int $number): int $find
	 * @param string                                  $base URL of the other site if all its URLs are to be replaced;
	 * otherwise empty.
	 */
	public function __construct(
		private readonly References $references,
		private readonly Addresses $addresses,
		private readonly Closure $find,
		private readonly string $base,
	) {}

	public function finish( WP_Post $form, Database $database ): void {
		// WordPress's importer has already replaced the URLs in the content.
		$content = $this->references->images( $form->post_content, $this->find );
		$content = $this->references->courses( $content, $this->find );
		if ( $content !== $form->post_content ) {
			$database->execute( 'UPDATE {posts} SET post_content = %s WHERE ID = %d', $content, $form->ID );
			clean_post_cache( $form->ID );
		}
		foreach ( array_map(
			strval( ... ),
			array_keys( get_registered_meta_keys( 'post', FormPostType::NAME ) )
		) as $key ) {
			$stored = get_post_meta( $form->ID, $key, true );
			if ( str_starts_with( $key, 'vestibule_form_' ) && is_array( $stored ) ) {
				$this->finishSettings( $form->ID, $key, $stored );
			}
		}
	}

	/** @param array<array-key, mixed> $stored */
	private function finishSettings( int $form, string $key, array $stored ): void {
		$after = map_deep(
			$stored,
			fn ( mixed $value ): mixed => is_string( $value ) ? $this->text( $value ) : $value
		);
		$after = is_array( $after ) && PostSettings::key( FormConfirmations::CONTRACT ) === $key
			? $this->withPages( $after )
			: $after;
		if ( $after !== $stored ) {
			update_post_meta( $form, $key, wp_slash( $after ) );
		}
	}

	/** Replaces images and URLs in a string, such as an email, a confirmation or a redirect URL. */
	private function text( string $text ): string {
		return $this->addresses->replace( $this->references->images( $text, $this->find ), $this->base );
	}

	/**
	 * @param array<array-key, mixed> $confirmations
	 * @return array<array-key, mixed>
	 */
	private function withPages( array $confirmations ): array {
		$list = is_array( $confirmations['list'] ?? null ) ? $confirmations['list'] : array();
		foreach ( $list as $at => $one ) {
			if ( is_array( $one ) && is_numeric( $one['page'] ?? null ) && (int) $one['page'] > 0 ) {
				$list[ $at ] = array( 'page' => ( $this->find )( 'page', (int) $one['page'] ) ) + $one;
			}
		}
		return array( 'list' => $list ) + $confirmations;
	}
}
