<?php
/**
 * Plugin Name:       Vestibule
 * Plugin URI:        https://github.com/vestibule-wp/vestibule
 * Description:       How visitors reach an institute: forms that book appointments, a chat launcher, a cookie notice, tabs, accordions, modals and carousels.
 * Version:           0.5.0-dev
 * Author:            The Vestibule contributors
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       vestibule
 * Domain Path:       /languages
 *
 * @package Vestibule
 */

namespace Vestibule;

defined( 'ABSPATH' ) || exit;

/**
 * What has to be there before any other file of the plugin is read (docs/health.md). It stands in the one file that
 * WordPress itself looks for, in the syntax of PHP 5.6, so that a site with an old PHP or with half an upload gets a
 * sentence in wp-admin and no fatal error.
 */
final class Requirements {

	const PHP = '8.2';

	const WORDPRESS = '6.8';

	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * The version in use.
	 *
	 * @var string
	 */
	private $php;

	/**
	 * The version in use.
	 *
	 * @var string
	 */
	private $wordpress;

	/**
	 * Whether PHP reads letters of more than one byte, which telephone numbers and names need.
	 *
	 * @var bool
	 */
	private $hasLetters;

	/**
	 * @param string $file       The plugin's main file.
	 * @param string $php        The version in use.
	 * @param string $wordpress  The version in use.
	 * @param bool   $hasLetters Whether PHP has its extension mbstring.
	 */
	public function __construct( $file, $php, $wordpress, $hasLetters = true ) {
		$this->file      = $file;
		$this->php       = $php;
		$this->wordpress = $wordpress;
		$this->hasLetters = $hasLetters;
	}

	/** @return bool Asked by every request. */
	public function areMet() {
		return ! $this->isOlder( $this->php, self::PHP )
			&& ! $this->isOlder( $this->wordpress, self::WORDPRESS )
			&& $this->hasLetters
			&& array() === $this->missing();
	}

	/** @return void In place of everything else that the plugin would register. */
	public function refuse() {
		add_action( 'admin_notices', array( $this, 'printNotice' ) );
		add_action( 'network_admin_notices', array( $this, 'printNotice' ) );
		register_activation_hook( $this->file, array( $this, 'refuseActivation' ) );
	}

	/** @return void For those who can do something about it. */
	public function printNotice() {
		if ( current_user_can( 'activate_plugins' ) ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $this->words() ) );
		}
	}

	/** @return void What activation does once, such as the first form, would be missing for good. */
	public function refuseActivation() {
		wp_die( esc_html( $this->words() ), '', array( 'back_link' => true ) );
	}

	/** @return string The first thing to mend. */
	private function words() {
		if ( $this->isOlder( $this->php, self::PHP ) ) {
			/* translators: 1: the version that is needed, 2: the version in use. */
			$words = __( 'Vestibule cannot run, because it requires PHP %1$s or newer and this site runs PHP %2$s. Choose a newer version in your hosting account or ask your hosting provider.', 'vestibule' );
			return sprintf( $words, self::PHP, $this->php );
		}
		if ( $this->isOlder( $this->wordpress, self::WORDPRESS ) ) {
			/* translators: 1: the version that is needed, 2: the version in use. */
			$words = __( 'Vestibule cannot run, because it requires WordPress %1$s or newer and this site runs WordPress %2$s. Update WordPress under Dashboard → Updates.', 'vestibule' );
			return sprintf( $words, self::WORDPRESS, $this->wordpress );
		}
		if ( ! $this->hasLetters ) {
			return __( 'Vestibule cannot run, because the PHP extension mbstring is missing. Enable it in your hosting account or ask your hosting provider.', 'vestibule' );
		}
		return sprintf(
			/* translators: %s: names of folders, such as "build, vendor". */
			__( 'Vestibule cannot run, because its folder does not contain %s. Install the plugin from its release file, or run “npm run build” in its source and copy the folder again.', 'vestibule' ),
			implode( ', ', $this->missing() )
		);
	}

	/**
	 * A version before its release, such as 6.8-RC1, counts as that release.
	 *
	 * @param string $version The one in use.
	 * @param string $needed  The least.
	 * @return bool
	 */
	private function isOlder( $version, $needed ) {
		return version_compare( (string) preg_replace( '/[^0-9.].*$/', '', $version ), $needed, '<' );
	}

	/** @return string[] Names of what is not there, each known by the one file that stands for it. */
	private function missing() {
		$files   = array(
			'autoload.php'    => 'autoload.php',
			'src'             => 'src/Plugin.php',
			'build'           => 'build/blocks/blocks-manifest.php',
			'build/contracts' => 'build/contracts/of-pages.php',
			'build/types'     => 'build/types/contracts.php',
			'build/wiring'    => 'build/wiring/Hooks.php',
			'vendor'          => 'vendor/autoload.php',
		);
		$missing = array();
		foreach ( $files as $name => $file ) {
			if ( ! is_file( dirname( $this->file ) . '/' . $file ) ) {
				$missing[] = $name;
			}
		}
		return $missing;
	}
}

$vestibule_requirements = new Requirements(
	__FILE__,
	PHP_VERSION,
	get_bloginfo( 'version' ),
	extension_loaded( 'mbstring' )
);
if ( $vestibule_requirements->areMet() ) {
	require __DIR__ . '/autoload.php';
	( new Plugin( __FILE__ ) )->register();
} else {
	$vestibule_requirements->refuse();
}
