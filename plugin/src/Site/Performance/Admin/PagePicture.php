<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Admin;

use Vestibule\Site\Performance\Beacon\Measurement;

/**
 * Preview of the visible top of a page on phones and desktops, with the largest image marked. The page is shown in a
 * frame without scripts, so that this view is not measured. src/admin/images marks the image.
 */
final class PagePicture {

	/** Sizes of the previews in CSS pixels. Key 1 is phones, key 0 is desktops. */
	private const WINDOWS = array( 1 => array( 412, 823 ), 0 => array( 1600, 900 ) );

	/** @param array<int, Measurement> $rows Measurements by window size (1 for phones, 0 for desktops). Not empty. */
	public function __construct( private readonly string $id, private readonly array $rows ) {}

	public function show(): void {
		$any = array_values( $this->rows )[0];
		printf(
			'<p><a href="%1$s">%2$s</a></p><h2>%3$s</h2><p><a href="%4$s">%4$s</a></p>',
			esc_url( ForgetForm::url() ),
			esc_html__( 'All pages', 'vestibule' ),
			esc_html( PagesTable::title( $any ) ),
			esc_url( $any->url )
		);
		echo '<div class="vestibule-images__pictures">';
		foreach ( self::WINDOWS as $isMobile => list( $width, $height ) ) {
			$this->showWindow( $any->url, $this->rows[ $isMobile ] ?? null, 1 === $isMobile, array( $width, $height ) );
		}
		echo '</div>';
		echo ForgetForm::button( $this->id, __( 'Forget this page', 'vestibule' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in button().
	}

	/** @param array{int, int} $size Width and height in CSS pixels. */
	private function showWindow( string $url, ?Measurement $row, bool $isMobile, array $size ): void {
		$title = $isMobile ? __( 'On phones', 'vestibule' ) : __( 'On desktops', 'vestibule' );
		printf(
			'<figure class="vestibule-images__picture" style="--width:%1$d;--height:%2$d"><figcaption><h3>%3$s</h3><p>%4$s</p><p class="description">%5$s</p></figcaption>'
			. '<div class="vestibule-images__window"><iframe src="%6$s" width="%1$d" height="%2$d" sandbox="allow-same-origin" title="%7$s" tabindex="-1" data-largest="%8$s" data-label="%9$s"></iframe></div></figure>',
			(int) $size[0],
			(int) $size[1],
			esc_html( $title ),
			esc_html( PagesTable::words( $row ) ),
			esc_html( $this->count( $row ) ),
			esc_url( $url ),
			/* translators: %s: kind of device, such as phone. */
			esc_attr( sprintf( __( 'Image of the page: %s', 'vestibule' ), $title ) ),
			esc_attr( $row?->truth()->largest->src ?? '' ),
			esc_attr__( 'Largest image', 'vestibule' )
		);
	}

	private function count( ?Measurement $row ): string {
		$truth = $row?->truth();
		if ( null === $truth ) {
			return '';
		}
		return sprintf(
			/* translators: %s: number of images. */
			_n(
				'%s other image above the fold',
				'%s other images above the fold',
				count( $truth->above ),
				'vestibule'
			),
			number_format_i18n( count( $truth->above ) )
		);
	}
}
