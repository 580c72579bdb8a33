/* The provider's own worker, below this plugin's folder. Registered only after a visitor asked for it. */
importScripts( 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js' );
