<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Sites;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Purges cached pages when posts, terms or users change that a form lists as options. Otherwise, these pages would
 * offer options that no longer exist.
 */
final class ChangedSources {

	/**
	 * @var array<int, array<string, array<string, true>>> Changed post types, taxonomies and users, by site ID and
	 * kind.
	 */
	private array $changed = array();

	#[Hook( 'transition_post_status' )]
	public function notePost( string $status, string $before, WP_Post $post ): void {
		if ( in_array( 'publish', array( $status, $before ), true ) ) {
			$this->note( 'posts', $post->post_type );
		}
	}

	#[Hook( 'saved_term' )]
	#[Hook( 'delete_term' )]
	public function noteTerm( mixed $term, mixed $id, string $taxonomy ): void {
		$this->note( 'terms', $taxonomy );
	}

	#[Hook( 'user_register' )]
	#[Hook( 'profile_update' )]
	#[Hook( 'deleted_user' )]
	#[Hook( 'set_user_role' )]
	public function noteUsers(): void {
		$this->note( 'users', '' );
	}

	/**
	 * @param string $kind Kind of the option source (OptionSource).
	 * @param string $of   Post type or taxonomy. Empty for users.
	 */
	private function note( string $kind, string $of ): void {
		add_action( 'shutdown', array( $this, 'purge' ), 4 );
		$this->changed[ get_current_blog_id() ][ $kind ][ $of ] = true;
	}

	/** Purges the pages. Runs once at the end of the request, for all changes. */
	public function purge(): void {
		// When the plugin is deleted, its files are already gone when this hook runs.
		if ( ! is_file( __FILE__ ) ) {
			return;
		}
		$noted         = $this->changed;
		$this->changed = array();
		Sites::each( array_keys( $noted ), fn ( int $site ) => $this->purgeSite( $noted[ $site ] ?? array() ) );
	}

	/** @param array<string, array<string, true>> $noted */
	private function purgeSite( array $noted ): void {
		foreach ( $noted as $kind => $changed ) {
			foreach ( $this->forms( $kind ) as $form ) {
				foreach ( array_keys( $changed ) as $of ) {
					if ( '' === $of || str_contains( $form->post_content, sprintf( '"of":"%s"', $of ) ) ) {
						/** This action is documented in plugin/src/Site/Caches/Changes.php */
						do_action( 'vestibule/purge_pages', array() );
						return;
					}
				}
			}
		}
	}

	/** @return list<WP_Post> */
	private function forms( string $kind ): array {
		$forms = get_posts(
			array(
				'post_type'      => FormPostType::NAME,
				'post_status'    => 'publish',
				's'              => sprintf( '"kind":"%s"', $kind ),
				'sentence'       => true,
				'search_columns' => array( 'post_content' ),
				'numberposts'    => 100,
			)
		);
		return array_values( array_filter( $forms, static fn ( mixed $form ): bool => $form instanceof WP_Post ) );
	}
}
