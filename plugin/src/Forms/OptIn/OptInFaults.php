<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use Vestibule\Contract\FormOptIn;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\Tree;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/** Finds errors in the setting "Confirm the address first" that depend on the form's fields. */
final class OptInFaults {

	/**
	 * @param array<array-key, mixed> $settings Settings sent with the form, or stored settings.
	 * @return array<string, string> Error messages by path.
	 */
	public static function in( array $settings, Tree $tree ): array {
		$key   = PostSettings::key( FormOptIn::CONTRACT );
		$text  = static fn ( string $name ): string =>
			is_string( $settings[ $name ] ?? null ) ? $settings[ $name ] : '';
		$form  = new FormDefinition( 0, 0, '', $tree->fields(), new FormSettings(), tree: $tree );
		$email = OptInRequest::emailField( $form->fields, $text( 'email' ) );
		$fault = match ( $text( 'confirm' ) ) {
			'entry' => match ( true ) {
				OptInRequest::booksTime( $form )             => array(
					'confirm' =>
						__( 'This form books an appointment, which cannot wait for a confirmation. Choose a checkbox that must be confirmed instead.', 'vestibule' ),
				),
				null !== $email
					&& ! $email->required => array(
						'email' => __(
							'Make the email field required. Entries without an address can’t be confirmed.',
							'vestibule'
						),
					),
				default                               => array(),
			},
			'field' => null === OptInRequest::box( $form, $text( 'field' ) )
				? array( 'field' => __( 'Choose the checkbox that must be confirmed.', 'vestibule' ) )
				: array(),
			default => null,
		};
		if ( null === $fault ) {
			return array();
		}
		if ( null === $email ) {
			$fault += array(
				'email' => __(
					'The email field for the confirmation is missing. Add an email field, or choose another one.',
					'vestibule'
				),
			);
		}
		return array_combine(
			array_map( static fn ( string $name ): string => "{$key}.{$name}", array_keys( $fault ) ),
			$fault
		);
	}
}
