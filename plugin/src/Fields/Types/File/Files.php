<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\File;

use Vestibule\Entries\Files\StoredFile;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * File input with a list of the uploaded files. Scripts place a drop area over the native input.
 * blocks/fields/kit/files/Files.tsx renders the same HTML.
 */
final class Files {

	/** @param array<string, mixed> $settings Result of the type's pageSettings(). */
	public function control( FieldView $view, array $settings ): string {
		/** @var array{accept: string, maxFiles: int, limits: string, words: array<string, string>} $settings */
		$words  = $settings['words'];
		$input  = Html::void(
			'input',
			array(
				'class'            => 'vestibule-files__input',
				'id'               => $view->id,
				'type'             => 'file',
				'name'             => "{$view->field->name}[]",
				'accept'           => $settings['accept'],
				'multiple'         => $settings['maxFiles'] > 1,
				'aria-required'    => $view->field->required ? 'true' : null,
				'aria-invalid'     => Html::ariaBool( $view->isInvalid() ),
				'aria-describedby' => trim( "{$view->id}_limits " . $view->describedBy() ),
			)
		);
		$prompt = Html::element(
			'span',
			array( 'class' => 'vestibule-files__prompt', 'aria-hidden' => 'true' ),
			Html::element( 'span', array( 'class' => 'vestibule-files__button' ), Html::escape( $words['choose'] ) )
				. Html::element( 'span', array(), Html::escape( $words['drop'] ) )
		);
		$rows   = implode(
			'',
			array_map(
				fn ( string $reference ): string => $this->kept( $view, $reference, $words ),
				$view->state->strings( $view->field->name )
			)
		);
		return Html::element( 'div', array( 'class' => 'vestibule-files__zone' ), $input . $prompt )
			. Html::element(
				'div',
				array( 'class' => 'vestibule-files__limits', 'id' => "{$view->id}_limits" ),
				Html::escape( $settings['limits'] )
			)
			. Html::element( 'ul', array( 'class' => 'vestibule-files__list' ), $rows )
			. Html::element( 'div', array( 'class' => 'vestibule-files__status', 'role' => 'status' ), '' );
	}

	/**
	 * Renders a file that was uploaded with a rejected submission. Visitors without JavaScript can clear its checkbox
	 * to remove the file.
	 *
	 * @param array<string, string> $words
	 */
	private function kept( FieldView $view, string $reference, array $words ): string {
		$file = StoredFile::fromReference( $reference );
		if ( null === $file ) {
			return '';
		}
		$box  = Html::void(
			'input',
			array(
				'type' => 'checkbox',
				'class' => 'vestibule-files__keep',
				'name' => "{$view->field->name}[]",
				'value' => $reference,
				'checked' => true,
			)
		);
		$name = Html::element( 'span', array( 'class' => 'vestibule-files__name' ), Html::escape( $file->name ) );
		$size = Html::element(
			'span',
			array( 'class' => 'vestibule-files__size' ),
			Html::escape( $this->size( $file->size, $words ) )
		);
		return Html::element(
			'li',
			array( 'class' => 'vestibule-files__file' ),
			Html::element( 'label', array( 'class' => 'vestibule-files__label' ), $box . $name . $size )
		);
	}

	/**
	 * Returns the size in whole kilobytes, or in megabytes with one decimal. src/form/uploads/files.ts rounds in the
	 * same way.
	 *
	 * @param array<string, string> $words
	 */
	private function size( int $bytes, array $words ): string {
		$kilobytes = max( 1, (int) round( $bytes / KB_IN_BYTES ) );
		return $kilobytes < 1000
			? str_replace( '%s', (string) $kilobytes, $words['kilobytes'] )
			: str_replace( '%s', (string) ( round( $bytes / MB_IN_BYTES * 10 ) / 10 ), $words['megabytes'] );
	}
}
