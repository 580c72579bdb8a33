<?php

declare(strict_types=1);

namespace Vestibule\Settings;

use Vestibule\Contracts\Settings;

/** The section "Data": what becomes of everything that is stored when the plugin is deleted (contract data). */
final class DataSection {

	private const ID = 'vestibule-data';

	public function __construct( private readonly Settings $settings ) {}

	public function register(): void {
		add_settings_section( self::ID, __( 'Data', 'vestibule' ), $this->introduce( ... ), Screen::SLUG );
		add_settings_field( self::ID . '-uninstall', __( 'When Vestibule is deleted', 'vestibule' ), $this->showChoice( ... ), Screen::SLUG, self::ID );
	}

	private function introduce(): void {
		printf( '<p>%s</p>', esc_html__( 'Deactivating the plugin never deletes anything. Deleting it does what is chosen here.', 'vestibule' ) );
		if ( is_multisite() ) {
			printf( '<p>%s</p>', esc_html__( 'Each site of the network has its own choice.', 'vestibule' ) );
		}
	}

	private function showChoice(): void {
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html__( 'When Vestibule is deleted', 'vestibule' ) );
		$this->showOption( 'keep', __( 'Keep the data', 'vestibule' ), __( 'Forms, entries, appointments and settings stay in the database and are there again when the plugin is installed again.', 'vestibule' ) );
		$this->showOption(
			'delete',
			__( 'Delete everything', 'vestibule' ),
			__( 'Forms, entries, appointments, chat accounts, cookie receipts, subscribers and settings are deleted permanently. Pages, posts and comments stay. Make a backup first: this cannot be undone.', 'vestibule' )
		);
		echo '</fieldset>';
		if ( '1' === get_option( 'vestibule_push_used' ) ) {
			printf(
				'<p class="description">%s</p>',
				esc_html__( 'Visitors have subscribed to notifications. Only their browsers can take that out again, at their next visit: switch notifications off some weeks before you delete the plugin.', 'vestibule' )
			);
		}
	}

	private function showOption( string $value, string $label, string $help ): void {
		$id = self::ID . '-' . $value;
		printf(
			'<p><label><input type="radio" name="%1$s[onUninstall]" value="%2$s" aria-describedby="%3$s"%4$s> %5$s</label></p><p class="description" id="%3$s">%6$s</p>',
			esc_attr( $this->settings->option ),
			esc_attr( $value ),
			esc_attr( $id ),
			checked( $this->settings->string( 'onUninstall' ), $value, false ),
			esc_html( $label ),
			esc_html( $help )
		);
	}
}
