<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use Vestibule\Kernel\File\PrivateFolder;
use WP_User;

/** Deletes all of the plugin's data on uninstall, on each site whose owner has chosen to delete it. */
final class Removal {

	/** Option that follows the contract `data`. If the option is missing, uninstalling keeps the data. */
	public const OPTION = 'vestibule_data';

	/** Prefixes of the plugin's post types and taxonomies, options and meta keys, as LIKE patterns. */
	private const TYPE    = 'vestibule\_%';
	private const OPTIONS = array(
		'vestibule\_%',
		'\_transient\_vestibule\_%',
		'\_transient\_timeout\_vestibule\_%',
		'\_site\_transient\_vestibule\_%',
		'\_site\_transient\_timeout\_vestibule\_%',
	);
	private const META    = array( 'vestibule\_%', '\_vestibule\_%' );

	/** Meta keys of users' screen layouts. WordPress includes the plugin's post types in these keys. */
	private const SCREENS = array(
		'closedpostboxes\_vestibule\_%', 'metaboxhidden\_vestibule\_%', 'meta-box-order\_vestibule\_%',
		'screen\_layout\_vestibule\_%', 'manageedit-vestibule\_%', 'edit\_vestibule\_%',
	);

	private const CAPABILITY = 'vestibule_';

	/**
	 * @param ?Closure(): mixed $before Deletes the data that features have stored in WordPress's own tables. Called for
	 * each site.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly ?Closure $before = null,
	) {}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function run(): void {
		$kept = 0;
		foreach ( is_multisite() ? get_sites(
			array( 'fields' => 'ids', 'number' => 0 )
		) : array( get_current_blog_id() ) as $site ) {
			if ( is_multisite() ) {
				switch_to_blog( (int) $site );
			}
			if ( $this->isChosen() ) {
				null === $this->before || ( $this->before )();
				$this->removeFromSite();
			} elseif ( false !== get_option( SchemaVersion::OPTION ) ) {
				++$kept;
			}
			if ( is_multisite() ) {
				restore_current_blog();
			}
		}
		// Users belong to the whole network, so their meta is deleted only if no site keeps its data.
		if ( 0 === $kept ) {
			$this->removeMeta( 'user', array( ...self::META, ...self::SCREENS ) );
		}
	}

	private function isChosen(): bool {
		$data = get_option( self::OPTION );
		return is_array( $data ) && 'delete' === ( $data['onUninstall'] ?? '' );
	}

	private function removeFromSite(): void {
		$this->removeTerms();
		$this->removePosts();
		( new PrivateFolder() )->remove();
		foreach ( array( 'post', 'comment', 'term' ) as $type ) {
			$this->removeMeta( $type, self::META );
		}
		foreach ( $this->tables->all() as $table ) {
			$this->database->execute( "DROP TABLE IF EXISTS {$table}" );
		}
		$this->removeRoles();
		$this->removeCapabilities();
		$this->removeEvents();
		foreach ( self::OPTIONS as $like ) {
			foreach ( $this->column( 'SELECT option_name FROM {options} WHERE option_name LIKE %s', $like ) as $name ) {
				delete_option( $name );
			}
		}
	}

	/**
	 * Deletes terms. Registers their taxonomies first, because WordPress only deletes terms of registered taxonomies.
	 */
	private function removeTerms(): void {
		$sql = 'SELECT DISTINCT taxonomy FROM {term_taxonomy} WHERE taxonomy LIKE %s';
		foreach ( array_filter( $this->column( $sql, self::TYPE ) ) as $taxonomy ) {
			taxonomy_exists( $taxonomy ) || register_taxonomy( $taxonomy, array() );
			$terms = get_terms( array( 'taxonomy' => $taxonomy, 'fields' => 'ids', 'hide_empty' => false ) );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				wp_delete_term( (int) $term, $taxonomy );
			}
		}
	}

	/**
	 * Deletes posts. Finds them with a database query, because their post types are not registered during an uninstall.
	 * WordPress deletes meta and revisions with them.
	 */
	private function removePosts(): void {
		foreach ( $this->column( 'SELECT ID FROM {posts} WHERE post_type LIKE %s', self::TYPE ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
	}

	/**
	 * @param 'post'|'comment'|'term'|'user' $type
	 * @param list<string>                   $likes
	 */
	private function removeMeta( string $type, array $likes ): void {
		foreach ( $likes as $like ) {
			foreach ( $this->column(
				"SELECT DISTINCT meta_key FROM {{$type}meta} WHERE meta_key LIKE %s",
				$like
			) as $key ) {
				delete_metadata( $type, 0, $key, '', true );
			}
		}
	}

	/** Removes the plugin's roles. Users without another role are kept, without a role. */
	private function removeRoles(): void {
		foreach ( array_keys( wp_roles()->roles ) as $name ) {
			if ( str_starts_with( (string) $name, self::CAPABILITY ) ) {
				remove_role( (string) $name );
			}
		}
	}

	/** Removes the plugin's capabilities from roles and users. Role editor plugins can add them. */
	private function removeCapabilities(): void {
		foreach ( array_keys( wp_roles()->roles ) as $name ) {
			foreach ( $this->ours( wp_roles()->roles[ $name ]['capabilities'] ) as $capability ) {
				wp_roles()->remove_cap( $name, $capability );
			}
		}
		foreach ( $this->column(
			"SELECT user_id FROM {usermeta} WHERE meta_key LIKE %s AND meta_value LIKE '%%\"vestibule\\_%%'",
			'%capabilities'
		) as $id ) {
			$user = new WP_User( (int) $id );
			foreach ( $this->ours( $user->caps ) as $capability ) {
				$user->remove_cap( $capability );
			}
		}
	}

	/**
	 * @param array<string, bool> $capabilities
	 * @return list<string>
	 */
	private function ours( array $capabilities ): array {
		return array_values(
			array_filter(
				array_map( strval( ... ), array_keys( $capabilities ) ),
				static fn ( string $name ): bool => str_starts_with( $name, self::CAPABILITY )
			)
		);
	}

	private function removeEvents(): void {
		foreach ( _get_cron_array() as $events ) {
			foreach ( array_keys( $events ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'vestibule_' ) ) {
					wp_unschedule_hook( (string) $hook );
				}
			}
		}
	}

	/** @return list<string> */
	private function column( string $sql, string $value ): array {
		return array_map(
			static fn ( array $row ): string => (string) ( array_values( $row )[0] ?? '' ),
			$this->database->rows( $sql, $value )
		);
	}
}
