<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/** Report about an import: the new forms, and the settings that can't be imported. */
final class Report {

	/**
	 * @param list<array{draft: FormDraft, post: int}> $forms
	 * @param int                                      $more Number of forms that were not imported, because the file
	 * contains too many.
	 * @return string HTML.
	 */
	public function render( Source $source, array $forms, int $more ): string {
		$made = count( array_filter( array_column( $forms, 'post' ) ) );
		$html = sprintf(
			'<p><strong>%s</strong></p>',
			esc_html(
				sprintf(
					/* translators: 1: number of forms, 2: name of a form builder. */
					_n(
						'%1$s form of %2$s was imported, as a draft.',
						'%1$s forms of %2$s were imported, as drafts.',
						$made,
						'vestibule'
					),
					number_format_i18n( $made ),
					$source->label()
				)
			)
		);
		if ( $more > 0 ) {
			$html .= '<p>' . esc_html(
				sprintf(
					/* translators: %s: number of forms. */
					_n(
						'The file contains %s more form. Export it separately.',
						'The file contains %s more forms. Export them separately.',
						$more,
						'vestibule'
					),
					number_format_i18n( $more )
				)
			) . '</p>';
		}
		return sprintf(
			'<div class="notice notice-success">%s%s</div>',
			$html,
			implode( '', array_map( $this->form( ... ), $forms ) )
		);
	}

	/** @param array{draft: FormDraft, post: int} $form */
	private function form( array $form ): string {
		$title = '' === $form['draft']->title ? __( 'Imported form', 'vestibule' ) : $form['draft']->title;
		if ( 0 === $form['post'] ) {
			/* translators: %s: title of a form. */
			return '<p>' . esc_html( sprintf( __( '“%s” could not be stored. Try again.', 'vestibule' ), $title ) )
				. '</p>';
		}
		$lost = $form['draft']->lost();
		$list = implode(
			'',
			array_map( static fn ( string $words ): string => '<li>' . esc_html( $words ) . '</li>', $lost )
		);
		return sprintf(
			'<p><a href="%s">%s</a>: %s</p>%s',
			esc_url( (string) get_edit_post_link( $form['post'], 'raw' ) ),
			esc_html( $title ),
			array() === $lost
				? esc_html__( 'everything was imported.', 'vestibule' )
				: esc_html(
					sprintf(
						/* translators: %s: number of items. */
						_n(
							'%s item needs your attention.',
							'%s items need your attention.',
							count( $lost ),
							'vestibule'
						),
						number_format_i18n( count( $lost ) )
					)
				),
			'' === $list ? '' : "<ul class=\"ul-disc\">{$list}</ul>"
		);
	}
}
