<?php

declare(strict_types=1);

namespace Vestibule\Tools\Settings;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\SettingsForm;
use Vestibule\Kernel\Setting\DataSettings;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Push\Setup;

defined( 'ABSPATH' ) || exit;

/**
 * The "Settings" screen: a form with sections of WordPress's Settings API. Other plugins can add sections to its
 * settings page `vestibule-settings`.
 */
final class Screen {

	public const SLUG = DataSettings::GROUP;

	public const CAPABILITY = 'manage_options';

	private const DATA       = 'vestibule-data';
	private const ASSISTANTS = 'vestibule-assistants';
	private const ELSEWHERE  = 'vestibule-elsewhere';

	public function __construct( private readonly DataSettings $settings, private readonly Assets $assets ) {}

	#[Hook( 'admin_menu' )]
	public function addToMenu(): void {
		$hook = add_submenu_page(
			AdminScreen::MENU,
			__( 'Settings', 'vestibule' ),
			__( 'Settings', 'vestibule' ),
			self::CAPABILITY,
			self::SLUG,
			$this->show( ... )
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", fn () => $this->form()->load() );
		}
	}

	/** Registers the sections of the form. */
	#[Hook( 'admin_init' )]
	public function registerSections(): void {
		add_settings_section( self::DATA, __( 'Data', 'vestibule' ), $this->introduceData( ... ), self::SLUG );
		add_settings_field(
			self::DATA . '-uninstall',
			__( 'When Vestibule is deleted', 'vestibule' ),
			$this->showDataChoice( ... ),
			self::SLUG,
			self::DATA
		);
		// WordPress supports abilities since version 6.9.
		if ( function_exists( 'wp_register_ability' ) ) {
			add_settings_section(
				self::ASSISTANTS,
				__( 'AI assistants', 'vestibule' ),
				$this->introduceAssistants( ... ),
				self::SLUG
			);
			add_settings_field(
				self::ASSISTANTS . '-access',
				__( 'Assistants may', 'vestibule' ),
				$this->showAssistantsChoice( ... ),
				self::SLUG,
				self::ASSISTANTS
			);
		}
		add_settings_section(
			self::ELSEWHERE,
			__( 'Health and migration', 'vestibule' ),
			$this->showElsewhere( ... ),
			self::SLUG
		);
	}

	/**
	 * @param array<string> $links Links in the plugin's row on the Plugins screen.
	 * @return array<string>
	 */
	#[Hook( 'plugin_action_links_{plugin}' )]
	public static function addLink( array $links ): array {
		return current_user_can( self::CAPABILITY )
			? array(
				sprintf(
					'<a href="%1$s">%2$s</a>',
					esc_url( admin_url( 'admin.php?page=' . self::SLUG ) ),
					esc_html__( 'Settings', 'vestibule' )
				),
				...$links,
			)
			: $links;
	}

	private function show(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Settings', 'vestibule' ) );
		$this->form()->show();
		echo '</div>';
	}

	private function form(): SettingsForm {
		return new SettingsForm( new AdminAssets( $this->assets ), self::SLUG, $this->settings );
	}

	private function introduceData(): void {
		printf(
			'<p>%s</p>',
			esc_html__(
				'Deactivating the plugin never deletes anything. Deleting the plugin does what you choose here.',
				'vestibule'
			)
		);
		if ( is_multisite() ) {
			printf( '<p>%s</p>', esc_html__( 'Each site in the network makes its own choice.', 'vestibule' ) );
		}
	}

	private function showDataChoice(): void {
		printf(
			'<fieldset><legend class="screen-reader-text">%s</legend>',
			esc_html__( 'When Vestibule is deleted', 'vestibule' )
		);
		$this->showDataOption(
			'keep',
			__( 'Keep the data', 'vestibule' ),
			__( 'Forms, entries, appointments and settings stay in the database and are available again when the plugin is reinstalled.', 'vestibule' )
		);
		$this->showDataOption(
			'delete',
			__( 'Delete everything', 'vestibule' ),
			__(
				'Forms, entries, appointments, courses, chat accounts, cookie receipts, subscribers and settings are deleted permanently. Pages, posts and comments stay. Make a backup first: this cannot be undone.',
				'vestibule'
			)
		);
		echo '</fieldset>';
		if ( '1' === get_option( Setup::USED ) ) {
			printf(
				'<p class="description">%s</p>',
				esc_html__(
					'Visitors have subscribed to notifications. Only their browsers can remove the subscriptions, on the visitors’ next visit. Turn off notifications a few weeks before you delete the plugin.',
					'vestibule'
				)
			);
		}
	}

	private function showDataOption( string $value, string $label, string $help ): void {
		$id = self::DATA . '-' . $value;
		printf(
			'<p><label><input type="radio" name="%1$s[onUninstall]" value="%2$s" aria-describedby="%3$s"%4$s> %5$s</label></p><p class="description" id="%3$s">%6$s</p>',
			esc_attr( $this->settings->option ),
			esc_attr( $value ),
			esc_attr( $id ),
			checked( $this->settings->values()->onUninstall, $value, false ),
			esc_html( $label ),
			esc_html( $help )
		);
	}

	private function introduceAssistants(): void {
		printf(
			'<p>%s</p><p>%s</p>',
			esc_html__( 'Assistants that you connect to this site, for example with MCP, act as the user who connected them and can only do what that user can do.', 'vestibule' ),
			esc_html__(
				'Entries and bookings contain personal data, which the assistant’s provider then receives.',
				'vestibule'
			)
		);
	}

	private function showAssistantsChoice(): void {
		printf(
			'<fieldset><legend class="screen-reader-text">%s</legend>',
			esc_html__( 'Assistants may', 'vestibule' )
		);
		$choices = array(
			'off'  => __( 'No access', 'vestibule' ),
			'read' => __( 'Read forms, entries and bookings', 'vestibule' ),
			'all'  => __( 'Also send forms, and book, move and cancel appointments', 'vestibule' ),
		);
		foreach ( $choices as $value => $label ) {
			printf(
				'<p><label><input type="radio" name="%1$s[assistants]" value="%2$s"%3$s> %4$s</label></p>',
				esc_attr( $this->settings->option ),
				esc_attr( $value ),
				checked( $this->settings->values()->assistants, $value, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	}

	/** Lists the WordPress screens that also handle the plugin's data, if the user can open them. */
	private function showElsewhere(): void {
		$exports = __( 'exports forms, appointment types, hosts, courses and chat accounts to a file for another site. Entries and bookings move with the whole database.', 'vestibule' );
		$screens = array(
			'view_site_health_checks' => array(
				'site-health.php',
				__( 'Site Health', 'vestibule' ),
				__( 'checks email, database, files and updates.', 'vestibule' ),
			),
			'export'                  => array( 'export.php', __( 'Export', 'vestibule' ), $exports ),
			'import'                  => array(
				'import.php',
				__( 'Import', 'vestibule' ),
				__( 'imports such a file.', 'vestibule' ),
			),
		);
		echo '<ul class="ul-disc">';
		foreach ( $screens as $capability => [ $file, $name, $does ] ) {
			if ( current_user_can( $capability ) ) {
				printf(
					'<li><a href="%1$s">%2$s</a> %3$s</li>',
					esc_url( admin_url( $file ) ),
					esc_html( $name ),
					esc_html( $does )
				);
			}
		}
		echo '</ul>';
	}
}
