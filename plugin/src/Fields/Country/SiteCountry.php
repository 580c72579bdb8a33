<?php

declare(strict_types=1);

namespace Vestibule\Fields\Country;

use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** The site's country and its neighbors. Most visitors' phone numbers belong to these countries. */
final class SiteCountry {

	/** Countries that share a land border, by country. Islands are listed with the nearest countries. */
	private const NEIGHBORS = array(
		'AD' => 'ES FR', 'AE' => 'OM SA', 'AF' => 'CN IR PK TJ TM UZ', 'AG' => 'GP KN MS', 'AL' => 'GR ME MK',
		'AM' => 'AZ GE IR TR', 'AO' => 'CD CG NA ZM', 'AR' => 'BO BR CL PY UY', 'AT' => 'CH CZ DE HU IT LI SI SK',
		'AU' => 'NZ', 'AW' => 'BQ CW', 'AX' => 'FI SE', 'AZ' => 'AM GE IR RU TR', 'BA' => 'HR ME RS',
		'BB' => 'LC VC', 'BD' => 'IN MM', 'BE' => 'DE FR LU NL', 'BF' => 'BJ CI GH ML NE TG',
		'BG' => 'GR MK RO RS TR', 'BH' => 'QA SA', 'BI' => 'CD RW TZ', 'BJ' => 'BF NE NG TG', 'BL' => 'MF SX',
		'BN' => 'MY', 'BO' => 'AR BR CL PE PY', 'BQ' => 'AW CW', 'BR' => 'AR BO CO GF GY PE PY SR UY VE',
		'BS' => 'US', 'BT' => 'CN IN', 'BW' => 'NA ZA ZM ZW', 'BY' => 'LT LV PL RU UA', 'BZ' => 'GT MX',
		'CA' => 'US', 'CD' => 'AO BI CF CG RW SS TZ UG ZM', 'CF' => 'CD CG CM SD SS TD', 'CG' => 'AO CD CF CM GA',
		'CH' => 'AT DE FR IT LI', 'CI' => 'BF GH GN LR ML', 'CL' => 'AR BO PE', 'CM' => 'CF CG GA GQ NG TD',
		'CN' => 'HK MO KP KR KZ LA MN MM NP RU TW VN', 'CO' => 'BR EC PA PE VE', 'CR' => 'NI PA', 'CU' => 'US',
		'CW' => 'AW BQ', 'CY' => 'GR TR', 'CZ' => 'AT DE PL SK', 'DE' => 'AT BE CH CZ DK FR LU NL PL',
		'DJ' => 'ER ET SO', 'DK' => 'DE NO SE', 'DM' => 'GP MQ', 'DO' => 'HT PR', 'DZ' => 'LY MA ML MR NE TN',
		'EC' => 'CO PE', 'EE' => 'FI LV RU', 'EG' => 'IL LY PS SD', 'ER' => 'DJ ET SD', 'ES' => 'AD FR GI MA PT',
		'ET' => 'DJ ER KE SD SO SS', 'FI' => 'EE NO SE', 'FO' => 'DK IS', 'FR' => 'AD BE CH DE ES IT LU MC',
		'GA' => 'CG CM GQ', 'GB' => 'FR IE', 'GD' => 'TT VC', 'GE' => 'AM AZ RU TR', 'GF' => 'BR SR',
		'GG' => 'FR GB JE', 'GH' => 'BF CI TG', 'GI' => 'ES', 'GL' => 'DK IS', 'GM' => 'SN',
		'GN' => 'CI GW LR ML SL SN', 'GP' => 'DM MQ', 'GQ' => 'CM GA', 'GR' => 'AL BG CY MK TR',
		'GT' => 'BZ HN MX SV', 'GW' => 'GN SN', 'GY' => 'BR SR VE', 'HK' => 'CN MO', 'HN' => 'GT NI SV',
		'HR' => 'BA HU ME RS SI', 'HT' => 'DO', 'HU' => 'AT HR RO RS SI SK UA', 'ID' => 'MY PG SG TL',
		'IE' => 'GB', 'IL' => 'EG JO LB PS SY', 'IM' => 'GB IE', 'IN' => 'BD BT CN LK MM NP PK',
		'IQ' => 'IR JO KW SA SY TR', 'IR' => 'AF AM AZ IQ PK TM TR', 'IS' => 'DK NO',
		'IT' => 'AT CH FR MT SI SM VA', 'JE' => 'FR GB GG', 'JO' => 'IL IQ PS SA SY', 'JP' => 'KR TW',
		'KE' => 'ET SO SS TZ UG', 'KG' => 'CN KZ TJ UZ', 'KH' => 'LA TH VN', 'KN' => 'AG MS', 'KP' => 'CN KR RU',
		'KR' => 'CN JP', 'KW' => 'IQ SA', 'KZ' => 'CN KG RU TM UZ', 'LA' => 'CN KH MM TH VN', 'LB' => 'IL SY',
		'LC' => 'BB MQ VC', 'LI' => 'AT CH', 'LK' => 'IN MV', 'LR' => 'CI GN SL', 'LS' => 'ZA',
		'LT' => 'BY LV PL RU', 'LU' => 'BE DE FR', 'LV' => 'BY EE LT RU', 'LY' => 'DZ EG NE SD TD TN',
		'MA' => 'DZ EH ES', 'MC' => 'FR IT', 'MD' => 'RO UA', 'ME' => 'AL BA HR RS', 'MF' => 'BL SX',
		'MG' => 'MU RE', 'MK' => 'AL BG GR RS', 'ML' => 'BF CI DZ GN MR NE SN', 'MM' => 'BD CN IN LA TH',
		'MN' => 'CN RU', 'MO' => 'CN HK', 'MQ' => 'DM LC', 'MR' => 'DZ EH ML SN', 'MT' => 'IT', 'MU' => 'MG RE',
		'MV' => 'IN LK', 'MW' => 'MZ TZ ZM', 'MX' => 'BZ GT US', 'MY' => 'BN ID SG TH',
		'MZ' => 'MW SZ TZ ZA ZM ZW', 'NA' => 'AO BW ZA ZM', 'NE' => 'BF BJ DZ LY ML NG TD', 'NG' => 'BJ CM NE TD',
		'NI' => 'CR HN', 'NL' => 'BE DE', 'NO' => 'DK FI SE', 'NP' => 'CN IN', 'NZ' => 'AU', 'OM' => 'AE SA YE',
		'PA' => 'CO CR', 'PE' => 'BO BR CL CO EC', 'PG' => 'AU ID', 'PH' => 'ID MY', 'PK' => 'AF CN IN IR',
		'PL' => 'BY CZ DE LT SK UA', 'PR' => 'DO US VI', 'PS' => 'EG IL JO', 'PT' => 'ES', 'PY' => 'AR BO BR',
		'QA' => 'AE BH SA', 'RE' => 'MG MU', 'RO' => 'BG HU MD RS UA', 'RS' => 'BA BG HR HU ME MK RO',
		'RU' => 'BY EE FI GE KZ LT LV MN NO UA', 'RW' => 'BI CD TZ UG', 'SA' => 'AE BH IQ JO KW OM QA YE',
		'SD' => 'CF EG ER ET LY SS TD', 'SE' => 'DK FI NO', 'SG' => 'ID MY', 'SI' => 'AT HR HU IT',
		'SK' => 'AT CZ HU PL UA', 'SL' => 'GN LR', 'SM' => 'IT', 'SN' => 'GM GN GW ML MR', 'SO' => 'DJ ET KE',
		'SR' => 'BR GF GY', 'SS' => 'CD CF ET KE SD UG', 'SV' => 'GT HN', 'SX' => 'BL MF',
		'SY' => 'IL IQ JO LB TR', 'SZ' => 'MZ ZA', 'TD' => 'CF CM LY NE NG SD', 'TG' => 'BF BJ GH',
		'TH' => 'KH LA MM MY', 'TJ' => 'AF CN KG UZ', 'TL' => 'AU ID', 'TM' => 'AF IR KZ UZ', 'TN' => 'DZ LY',
		'TR' => 'AM AZ BG GE GR IQ IR SY', 'TT' => 'GD VE', 'TW' => 'CN JP', 'TZ' => 'BI CD KE MW MZ RW UG ZM',
		'UA' => 'BY HU MD PL RO RU SK', 'UG' => 'CD KE RW SS TZ', 'US' => 'CA MX', 'UY' => 'AR BR',
		'UZ' => 'AF KG KZ TJ TM', 'VA' => 'IT', 'VC' => 'BB GD LC', 'VE' => 'BR CO GY', 'VG' => 'PR VI',
		'VI' => 'PR VG', 'VN' => 'CN KH LA', 'YE' => 'OM SA', 'ZA' => 'BW LS MZ NA SZ ZW',
		'ZM' => 'AO BW CD MW MZ NA TZ ZW', 'ZW' => 'BW MZ ZA ZM',
	);

	/** @param list<string> $assigned Codes of all countries. */
	public function __construct( private readonly array $assigned ) {}

	/**
	 * @return list<string> Codes in capitals, starting with the site's country. Empty if the site's country is unknown.
	 */
	public function withNeighbors(): array {
		$own       = $this->code();
		$neighbors = isset( self::NEIGHBORS[ $own ] ) ? explode( ' ', self::NEIGHBORS[ $own ] ) : array();
		return '' === $own ? array() : array( $own, ...$neighbors );
	}

	/** @return string Code in capitals; empty if the country is unknown. */
	public function code(): string {
		/**
		 * Filters the site's country. The phone field uses it if the visitor's country is unknown, and the chat
		 * settings use it to suggest a calling code.
		 *
		 * @param string $country ISO 3166-1 alpha-2 code in capitals; empty if unknown.
		 */
		$own = apply_filters( 'vestibule/site_country', $this->guess() );
		return is_string( $own ) && in_array( $own, $this->assigned, true ) ? $own : '';
	}

	/**
	 * Guesses the country. Prefers the time zone to the language, because most sites in English are not in the United
	 * States.
	 */
	private function guess(): string {
		$location = ( new DateTimeZone( wp_timezone_string() ) )->getLocation();
		$country  = is_array( $location ) ? $location['country_code'] : '';
		if ( in_array( $country, $this->assigned, true ) ) {
			return $country;
		}
		return 1 === preg_match( '/^[a-z]{2,3}_([A-Z]{2})/', get_locale(), $found ) ? $found[1] : '';
	}
}
