<?php
/**
 * Plugin Name:       Vestibule
 * Plugin URI:        https://github.com/vestibule-wp/vestibule
 * Description:       Inquiry forms that book appointments, a chat launcher, a cookie notice, push messages, tabs, accordions, modals and carousels, all as blocks.
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
 * Checks the requirements before any other file of the plugin is loaded (docs/health.md). Written in the syntax of PHP
 * 5.6 in the plugin's main file, so that a site with an old PHP version or an incomplete upload shows a notice in
 * wp-admin instead of a fatal error.
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
	 * Installed version of PHP.
	 *
	 * @var string
	 */
	private $php;

	/**
	 * Installed version of WordPress.
	 *
	 * @var string
	 */
	private $wordpress;

	/**
	 * Whether PHP has the extension mbstring, which phone numbers and names need.
	 *
	 * @var bool
	 */
	private $hasLetters;

	/**
	 * @param string $file       The plugin's main file.
	 * @param string $php        Installed version of PHP.
	 * @param string $wordpress  Installed version of WordPress.
	 * @param bool   $hasLetters Whether PHP has the extension mbstring.
	 */
	public function __construct( $file, $php, $wordpress, $hasLetters = true ) {
		$this->file      = $file;
		$this->php       = $php;
		$this->wordpress = $wordpress;
		$this->hasLetters = $hasLetters;
	}

	/** @return bool Called in every request, so it must be fast. */
	public function areMet() {
		return ! $this->isOlder( $this->php, self::PHP )
			&& ! $this->isOlder( $this->wordpress, self::WORDPRESS )
			&& $this->hasLetters
			&& array() === $this->missing();
	}

	/**
	 * Registers only the notices. The rest of the plugin is not loaded.
	 *
	 * @return void
	 */
	public function refuse() {
		add_action( 'admin_notices', array( $this, 'printNotice' ) );
		add_action( 'network_admin_notices', array( $this, 'printNotice' ) );
		register_activation_hook( $this->file, array( $this, 'refuseActivation' ) );
	}

	/**
	 * Prints the notice for users who can deactivate plugins.
	 *
	 * @return void
	 */
	public function printNotice() {
		if ( current_user_can( 'activate_plugins' ) ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $this->words() ) );
		}
	}

	/**
	 * Stops the activation, because it creates the first form, which would otherwise never be created.
	 *
	 * @return void
	 */
	public function refuseActivation() {
		wp_die( esc_html( $this->words() ), '', array( 'back_link' => true ) );
	}

	/** @return string First requirement that is not met, as a sentence. */
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
	 * Compares versions. A prerelease such as 6.8-RC1 counts as the release.
	 *
	 * @param string $version Installed version.
	 * @param string $needed  Minimum version.
	 * @return bool
	 */
	private function isOlder( $version, $needed ) {
		return version_compare( (string) preg_replace( '/[^0-9.].*$/', '', $version ), $needed, '<' );
	}

	/** @return string[] Names of missing files and folders. A folder exists if one file in it does. */
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
