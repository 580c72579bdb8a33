<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Error page that visitors see if the database is down, implemented as WordPress's drop-in db-error.php. Without this
 * page, WordPress answers AJAX requests with status 200 and advice for administrators, so load balancers don't notice
 * the error.
 */
final class DatabasePage implements HealthCheck {

	/** URL parameter and nonce action of the link in Site Health that creates the page. */
	private const ADD = 'vestibule_database_page';

	private const CAPABILITY = 'install_plugins';

	/** String by which the plugin's own drop-in is recognized. */
	private const MARK = '$vestibule_words';

	private const NAME = 'db-error.php';

	/** @param string $plugin Path of the plugin's folder. */
	public function __construct( private readonly string $plugin, private readonly string $content = WP_CONTENT_DIR ) {}

	public function name(): string {
		return 'database_page';
	}

	public function label(): string {
		return __( 'Page for database errors', 'vestibule' );
	}

	public function finding(): Finding {
		if ( is_file( $this->path() ) ) {
			return Finding::good(
				__( 'The page for database errors exists', 'vestibule' ),
				$this->isOurs()
					? __( 'The page asks visitors to come back later, and its status tells caches and load balancers that the problem is temporary.', 'vestibule' )
					: sprintf(
						/* translators: %s: name of a file. */
						__(
							'%s is not part of Vestibule. Make sure that it responds with the status 503.',
							'vestibule'
						),
						self::NAME
					)
			);
		}
		$words = array(
			__( 'While the database does not respond, WordPress shows visitors a message about wp-config.php, and responds to forms with the status 200, as if there were no problem.', 'vestibule' ),
			__( 'Vestibule’s page asks visitors to come back later and has the status 503.', 'vestibule' ),
			sprintf(
				/* translators: 1 and 2: paths of files. */
				__( 'You can also copy the page yourself, from %1$s to %2$s.', 'vestibule' ),
				'wp-content/plugins/' . basename( $this->plugin ) . '/drop-in/' . self::NAME,
				'wp-content/' . self::NAME
			),
		);
		return Finding::recommended(
			__( 'The page for database errors is missing', 'vestibule' ),
			$words,
			$this->canAdd()
				? array(
					__( 'Add the page', 'vestibule' ) => wp_nonce_url(
						add_query_arg( self::ADD, '1', admin_url( 'site-health.php' ) ),
						self::ADD
					),
				)
				: array()
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array(
			self::NAME => is_file( $this->path() )
				? ( $this->isOurs() ? 'Vestibule' : __( 'from another plugin or the hosting provider', 'vestibule' ) )
				: '',
		);
	}

	/** Creates the drop-in in the site's language, unless the file already exists. */
	public function add(): void {
		if ( is_file( $this->path() ) ) {
			return;
		}
		$words = array(
			'This site is not available at the moment'                 => __(
				'This site is not available at the moment',
				'vestibule'
			),
			'We could not store your data just now. Try again in a moment.' => __(
				'We could not store your data just now. Try again in a moment.',
				'vestibule'
			),
			'Go back in your browser. Your answers are still there.'   => __(
				'Go back in your browser. Your answers are still there.',
				'vestibule'
			),
		);
		$text  = (string) file_get_contents( $this->plugin . '/drop-in/' . self::NAME );
		foreach ( $words as $english => $translated ) {
			$text = str_replace( "'{$english}'", "'" . addcslashes( $translated, "'\\" ) . "'", $text );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Offered only if PHP itself can write to the folder.
		file_put_contents( $this->path(), $text );
	}

	/** Deletes the drop-in when the plugin is deleted. Doesn't delete drop-ins of other plugins. */
	public function remove(): void {
		if ( $this->isOurs() ) {
			wp_delete_file( $this->path() );
		}
	}

	/** Creates the drop-in if the user has clicked the link in Site Health. */
	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is checked in the next line.
		if ( isset( $_GET[ self::ADD ] ) && $this->canAdd() && false !== check_admin_referer( self::ADD ) ) {
			$locale = switch_to_locale( get_locale() );
			$this->add();
			if ( $locale ) {
				restore_previous_locale();
			}
			wp_safe_redirect( admin_url( 'site-health.php' ) );
			exit;
		}
	}

	private function canAdd(): bool {
		return current_user_can( self::CAPABILITY )
			&& wp_is_file_mod_allowed( self::ADD )
			&& wp_is_writable( $this->content );
	}

	private function isOurs(): bool {
		return is_file( $this->path() ) && str_contains( (string) file_get_contents( $this->path() ), self::MARK );
	}

	private function path(): string {
		return "{$this->content}/" . self::NAME;
	}
}
