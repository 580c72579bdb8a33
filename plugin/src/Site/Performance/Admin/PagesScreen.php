<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Admin;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\SettingsForm;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\Beacon\Measurements;
use Vestibule\Site\Performance\SpeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Screen "Speed": the settings, and the largest image found for each page. Each page has a preview and a button that
 * deletes its measurements.
 */
final class PagesScreen {

	private const SIZE = 20;

	public function __construct(
		private readonly Measurements $measurements,
		private readonly Assets $assets,
		private readonly SpeedSettings $settings,
	) {}

	#[Hook( 'admin_menu' )]
	public function addToMenu(): void {
		$title = __( 'Speed', 'vestibule' );
		$hook  = add_submenu_page(
			AdminScreen::MENU,
			$title,
			$title,
			Rest::OWNERS,
			ForgetForm::SLUG,
			$this->show( ... )
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", fn () => ForgetForm::answer( $this->measurements ) );
			add_action( "load-{$hook}", fn () => $this->form()->load() );
			add_action(
				"load-{$hook}",
				fn () => add_action(
					'admin_enqueue_scripts',
					fn () => ( new AdminAssets( $this->assets ) )->enqueue( 'images' )
				)
			);
		}
	}

	private function show(): void {
		printf(
			'<div class="wrap vestibule-images"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">',
			esc_html__( 'Speed', 'vestibule' )
		);
		try {
			$shown = sanitize_key( Parameter::text( 'shown' ) );
			$rows  = '' === $shown ? array() : $this->measurements->forId( $shown );
			if ( array() === $rows ) {
				$this->form()->show();
				$this->showList();
			} else {
				( new PagePicture( $shown, $rows ) )->show();
			}
		} catch ( StorageFault $fault ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( FaultLog::words( $fault ) ) );
		}
		echo '</div>';
	}

	private function showList(): void {
		$this->introduce();
		$number = max( 1, Parameter::id( 'paged' ) );
		$total  = $this->measurements->countPages();
		if ( 0 === $total ) {
			printf(
				'<div class="card"><h2>%1$s</h2><p>%2$s</p></div>',
				esc_html__( 'No page measured yet', 'vestibule' ),
				esc_html__( 'When visitors open pages with images, the reports of their browsers are shown here. Your own visits do not count while you are logged in.', 'vestibule' )
			);
			return;
		}
		( new PagesTable( $this->measurements->list( $number, self::SIZE ) ) )->show();
		$pages = array(
			'base' => add_query_arg( 'paged', '%#%', ForgetForm::url() ),
			'format' => '',
			'current' => $number,
			'total' => (int) ceil( $total / self::SIZE ),
		);
		$links = paginate_links( $pages );
		printf(
			'<div class="tablenav bottom"><div class="alignleft actions">%1$s</div><div class="tablenav-pages">%2$s</div></div>',
			ForgetForm::button( '', __( 'Forget all', 'vestibule' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in button().
			is_string( $links ) ? wp_kses_post( $links ) : ''
		);
	}

	private function introduce(): void {
		printf(
			'<h2>%1$s</h2><p>%2$s %3$s</p>',
			esc_html__( 'Largest images', 'vestibule' ),
			esc_html__( 'The largest image that visitors see first on each page. When three browsers report the same image, it is loaded before everything else.', 'vestibule' ),
			esc_html__( 'The measurement starts again when the page, the theme or the permalinks change.', 'vestibule' )
		);
		if ( ! $this->settings->values()->findsLargestImage ) {
			printf(
				'<div class="notice notice-warning inline"><p>%s</p></div>',
				esc_html__( 'This is turned off. Nothing is measured, and no reports are used.', 'vestibule' )
			);
		}
		if ( Parameter::isSent( 'forgotten' ) ) {
			printf(
				'<div class="notice notice-success inline" role="status"><p>%s</p></div>',
				esc_html__( 'Measurements cleared. The next visits will measure again.', 'vestibule' )
			);
		}
	}

	private function form(): SettingsForm {
		return new SettingsForm( new AdminAssets( $this->assets ), SpeedSection::PAGE, $this->settings );
	}
}
